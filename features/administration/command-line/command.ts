import type { Hub } from '@hub/server/hub.ts';
import type { Clock } from '@hub/server/platform/clock.ts';
import type { Arguments, Options } from './arguments.ts';

/** Why a correct command failed. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
}

/** What commands run with. The server may run at the same time. */
export type CommandContext = {
  /** The clock of a PostgreSQL once its store is open, until then that of this machine. */
  readonly clock: Clock;
  readonly print: (text: string) => void;
  /** Opens the store; rejects with a CommandError when there is none. It is closed after the command. */
  openHub(): Promise<Hub>;
};

export type Command<Context extends CommandContext = CommandContext> = {
  /** The arguments after the command of this installation, with its options: `[--flag]`, `--name <value>`. */
  readonly usage: string;
  readonly summary: string;
  /** Options that the usage does not name. */
  readonly moreOptions?: Options;
  run(context: Context, given: Arguments): Promise<void>;
};
