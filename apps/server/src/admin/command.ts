import type { Economy } from '../domain/economy/economy.ts';
import type { Clock } from '../platform/clock.ts';
import type { Environment } from '../platform/environment.ts';
import type { Store } from '../store/store.ts';
import type { Arguments, Options } from './arguments.ts';

/** Why a command that was asked for correctly did not come about. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
}

/** What commands work with. The hub's server may run beside them. */
export type Desk = {
  readonly environment: Environment;
  readonly clock: Clock;
  readonly print: (text: string) => void;
  /** Opens the store; rejects with a CommandError when there is none. Closed when the command is done. */
  openStore(): Promise<{ readonly store: Store; readonly economy: Economy }>;
};

export type Command = {
  /** What stands behind `npm run admin -- `. */
  readonly usage: string;
  readonly summary: string;
  readonly options: Options;
  run(desk: Desk, given: Arguments): Promise<void>;
};
