import { existsSync } from 'node:fs';
import {
  optionsIn,
  parseArguments,
  UsageError,
} from '@hub/features/administration/command-line/arguments.ts';
import { CommandError } from '@hub/features/administration/command-line/command.ts';
import { withoutControls } from '@hub/features/administration/command-line/formatting.ts';
import { PRODUCT_NAME } from '@hub/protocol/product';
import { finishInterrupted } from '@hub/server/backup/exchange.ts';
import { hubOf } from '@hub/server/hub.ts';
import { type Clock, systemClock } from '@hub/server/platform/clock.ts';
import { refuseStranger } from '@hub/server/platform/data-owner.ts';
import { EnvironmentError, readEnvironment } from '@hub/server/platform/environment.ts';
import { createLogger } from '@hub/server/platform/logger.ts';
import { refuseMoved } from '@hub/server/platform/moved-mark.ts';
import { commandSettings, type Given, SETTINGS_FILE } from '@hub/server/platform/settings-file.ts';
import { databaseFile, openDatabase, refuseToMigrate } from '@hub/server/store/open-database.ts';
import { closestMatch } from 'leven';
import { createFeatures } from '../features.ts';
import { adminCommand } from '../own-command.ts';
import { createStore } from '../store/store.ts';
import { type CommandContext, withFolderErrors } from './command.ts';
import { commands } from './commands.ts';

type Terminal = {
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
};

const HELP: readonly string[] = ['help', '--help', '-h'];
const EXIT = { ok: 0, failed: 1, usage: 2 } as const;

/**
 * Runs one command line (without the program's name) and returns the exit code: 0 success, 1 failure, 2 wrong usage.
 * Unexpected errors are thrown. Nothing that is printed contains control characters but line breaks.
 */
export async function runAdmin(
  [name, ...rest]: readonly string[],
  variables: Readonly<Record<string, string | undefined>>,
  { out, err }: Terminal,
): Promise<number> {
  const terminal: Terminal = {
    out: (text) => out(withoutControls(text)),
    err: (text) => err(withoutControls(text)),
  };
  // Before the settings are read, which may be what is wrong.
  const named = { adminCommand: variables['ADMIN_COMMAND'] };
  if (name === undefined || HELP.includes(name)) {
    terminal.out(help(named));
    return name === undefined ? EXIT.usage : EXIT.ok;
  }
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command === undefined) {
    const meant = closestMatch(name, Object.keys(commands), { maxDistance: 3 });
    const hint = meant === undefined ? '' : ` ${meant} may be meant.`;
    terminal.err(`There is no command ${name}.${hint} ${adminCommand('help', named)} lists them.`);
    return EXIT.usage;
  }
  if (rest.some((word) => HELP.includes(word) && word !== 'help')) {
    terminal.out(`Usage: ${adminCommand(command.usage, named)}\n${command.summary}`);
    return EXIT.ok;
  }
  const closing: (() => Promise<void>)[] = [];
  try {
    const given = parseArguments(rest, { ...optionsIn(command.usage), ...command.moreOptions });
    const settings = commandSettings(variables);
    if (settings.file !== undefined) terminal.err(`Settings of ${settings.file}.`);
    await command.run(createContext(settings, terminal, closing), given);
    return EXIT.ok;
  } catch (error) {
    return report(error, adminCommand(command.usage, named), terminal);
  } finally {
    for (const close of closing) await close();
  }
}

function report(error: unknown, usage: string, { err }: Terminal): number {
  if (error instanceof UsageError) {
    err(`${error.message}\nUsage: ${usage}`);
    return EXIT.usage;
  }
  if (error instanceof CommandError || error instanceof EnvironmentError) {
    err(error.message);
    return EXIT.failed;
  }
  throw error;
}

function createContext(
  { variables, file: settingsFile }: Given,
  { out }: Terminal,
  closing: (() => Promise<void>)[],
): CommandContext {
  const environment = readEnvironment(variables);
  if (environment.databaseUrl === undefined)
    withFolderErrors(() => {
      refuseStranger(environment.dataDir);
      finishInterrupted(environment.dataDir);
    });
  let skewMs = 0;
  const clock: Clock = { now: () => systemClock.now() + skewMs };
  async function openStore() {
    const { databaseUrl, dataDir } = environment;
    if (databaseUrl === undefined && !existsSync(databaseFile(dataDir))) {
      throw new CommandError(`There is no hub in ${dataDir}. Set DATA_DIR to its data folder.`);
    }
    if (databaseUrl === undefined) withFolderErrors(() => refuseMoved(dataDir));
    const logger = createLogger(environment.logLevel);
    const engine = await openDatabase(environment, logger, { steps: refuseToMigrate }).catch(
      (error: unknown) => {
        throw new CommandError(error instanceof Error ? error.message : String(error), { cause: error });
      },
    );
    const store = createStore(engine);
    closing.push(() => store.close());
    const features = createFeatures(hubOf(engine, clock));
    const at = await features.administration.databaseTime();
    if (at !== undefined) skewMs = at - systemClock.now();
    return { store, features };
  }
  return {
    environment,
    variables,
    settingsFile,
    clock,
    print: out,
    openStore,
    openHub: async () => hubOf((await openStore()).store.engine, clock),
  };
}

function help(named: { readonly adminCommand: string | undefined }): string {
  const lines = Object.values(commands).map(({ usage, summary }) => `  ${usage}\n      ${summary}`);
  return `Looks after ${PRODUCT_NAME}; its server may be running. DATA_DIR and DATABASE_URL say where the data is, as for the server,
and may be in the file ${SETTINGS_FILE} beside the data folder.

Usage: ${adminCommand('<command>', named)}

${lines.join('\n')}

A <player> is a player id, an account id, or a name that only one player has.`;
}
