import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { PRODUCT_NAME } from '@hub/protocol/product';
import { encrypterFor } from '@hub/server/backup/encryption.ts';
import { createSystemClock } from '@hub/server/platform/clock.ts';
import {
  type Environment,
  hubAddress,
  printable,
  readEnvironment,
} from '@hub/server/platform/environment.ts';
import { createLogger } from '@hub/server/platform/logger.ts';
import { SETTINGS_FILE, serverSettings } from '@hub/server/platform/settings-file.ts';
import { misspellings } from '@hub/server/platform/variables.ts';
import closeWithGrace from 'close-with-grace';
import { adminCommand } from './own-command.ts';
import { packageVersion } from './package-version.ts';
import { serveRestartable } from './restartable.ts';
import type { RunningHub } from './serve.ts';

/** Process managers commonly kill a process 10 s after the stop signal. */
const STOP_LIMIT_MS = 9_500;

const USAGE = `${PRODUCT_NAME} starts without arguments. Settings are variables such as PORT, HOST and DATA_DIR, or lines NAME=value of the
file ${SETTINGS_FILE} beside the data folder; docs/settings.md lists them. ${adminCommand('help')} lists the commands of the host.
`;

const webFolder = path.resolve(import.meta.dirname, '../../web/dist');

/** Package version and a hash of the built page, so that a page can detect that it is from another build. */
function buildVersion(): string {
  const version = packageVersion();
  const page = path.join(webFolder, 'index.html');
  if (!existsSync(page)) return version;
  return `${version}+${createHash('sha256').update(readFileSync(page)).digest('hex').slice(0, 8)}`;
}

/** Explains in one line, for the host, why the server cannot start. */
function startFailure(error: unknown, { host, port }: Partial<Environment>): string {
  if (!(error instanceof Error)) return String(error);
  if ('hostname' in error && error.hostname === host)
    return `HOST is ${host}, a name that this machine does not know. Set it to one of its addresses, such as 127.0.0.1 or 0.0.0.0.`;
  // Other system calls fail with the same codes.
  const code =
    'syscall' in error && error.syscall === 'listen' && 'code' in error && typeof error.code === 'string'
      ? error.code
      : undefined;
  if (code === 'EADDRINUSE') return `Port ${port} on ${host} is in use. Choose another one with PORT.`;
  if (code === 'EADDRNOTAVAIL')
    return `This machine does not have the address ${host}. Choose another one with HOST.`;
  if (code === 'EACCES')
    return `Port ${port} on ${host} is not open to this user. Choose another one with PORT.`;
  if (code !== undefined)
    return `This machine cannot listen on HOST ${host} and PORT ${port} (${code}). Set both to what it has.`;
  return error.message;
}

/** At once: nothing can be stored any more, and players reconnect to the server that has taken over. */
function stopTakenOver(reason: string): void {
  process.stderr.write(`${PRODUCT_NAME} stops: ${reason}\n`);
  process.exit(1);
}

/** Answers a command line that is not a start: the exit code, or undefined for a start. */
function answerWords([word]: readonly string[]): number | undefined {
  if (word === undefined) return undefined;
  if (word === '--version') process.stdout.write(`${packageVersion()}\n`);
  else if (['help', '--help', '-h'].includes(word)) process.stdout.write(USAGE);
  else {
    process.stderr.write(`The server takes no ${word}: every setting is a variable.\n${USAGE}`);
    return 2;
  }
  return 0;
}

async function main(): Promise<void> {
  const answered = answerWords(process.argv.slice(2));
  if (answered !== undefined) {
    process.exitCode = answered;
    return;
  }
  let environment: Environment | undefined;
  try {
    const { variables, file } = serverSettings(process.env);
    environment = readEnvironment(variables);
    if (environment.backupKey !== undefined) await encrypterFor(environment.backupKey);
    const logger = createLogger(environment.logLevel);
    for (const { given, meant } of misspellings(variables))
      logger.warn(`the variable ${given} has no meaning here; ${meant} may be meant`);
    logger.info({ configuration: printable(environment), settingsFile: file }, 'starting');
    const settings = environment;
    const printKey = ({ url, hub: { firstRunKey } }: RunningHub): void => {
      if (firstRunKey !== undefined)
        process.stdout.write(
          `This hub is empty. To become its host, or to restore a backup, open ${hubAddress({ ...settings, port: Number(new URL(url).port) })}/first-run#key=${firstRunKey}\n`,
        );
    };
    const running = await serveRestartable(
      {
        environment,
        variables,
        clock: createSystemClock(),
        logger,
        version: buildVersion(),
        webFolder,
        onTakenOver: stopTakenOver,
      },
      (error) => stopTakenOver(startFailure(error, environment ?? {})),
      // A restore that failed left an empty hub, with another key.
      printKey,
    );
    const grace = closeWithGrace(
      { delay: STOP_LIMIT_MS, logger, skip: ['SIGINT', 'SIGTERM'] },
      async ({ err }) => {
        if (err !== undefined) logger.fatal({ err }, 'unexpected failure, stopping');
        await running.stop();
      },
    );
    // Signals are handled here because close-with-grace exits at a second signal, and npm forwards Ctrl+C, which the
    // terminal sends as well.
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.on(signal, () => {
        logger.info({ signal }, 'stopping');
        grace.close();
      });
    }
    process.stdout.write(`${PRODUCT_NAME} is ready: ${running.current().url}\n`);
    printKey(running.current());
    for (const pictures of running.current().hub.realtime.pictures) pictures.start();
  } catch (error) {
    process.stderr.write(`${PRODUCT_NAME} cannot start: ${startFailure(error, environment ?? {})}\n`);
    process.exitCode = 1;
  }
}

void main();
