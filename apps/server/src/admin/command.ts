import type { Arguments, Options } from '@hub/features/administration/command-line/arguments.ts';
import type { Clock } from '@hub/server/platform/clock.ts';
import type { Environment } from '@hub/server/platform/environment.ts';
import type { Features } from '../features.ts';
import type { Store } from '../store/store.ts';

/** Why a correct command failed. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
}

/** What commands run with. The server may run at the same time. */
export type CommandContext = {
  readonly environment: Environment;
  /** All variables, also those that the server does not know. */
  readonly variables: Readonly<Record<string, string | undefined>>;
  /** Where settings were found that are not variables of this command. */
  readonly settingsFile: string | undefined;
  /** The clock of a PostgreSQL once its store is open, until then that of this machine. */
  readonly clock: Clock;
  readonly print: (text: string) => void;
  /** Opens the store; rejects with a CommandError when there is none. It is closed after the command. */
  openStore(): Promise<{ readonly store: Store; readonly features: Features }>;
};

export type Command = {
  /** The arguments after the command of this installation, with its options: `[--flag]`, `--name <value>`. */
  readonly usage: string;
  readonly summary: string;
  /** Options that the usage does not name. */
  readonly moreOptions?: Options;
  run(context: CommandContext, given: Arguments): Promise<void>;
};

/** Turns errors of the data folder into messages for the host. */
export function withFolderErrors<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw new CommandError(error instanceof Error ? error.message : String(error), { cause: error });
  }
}
