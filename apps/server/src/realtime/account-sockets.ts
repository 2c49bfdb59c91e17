import type { AccountId } from '@hub/engine/wire/ids';
import type { Bus } from '@hub/server/bus/bus.ts';
import { Directory } from '@hub/server/bus/directory.ts';
import * as z from 'zod/mini';

/** When the open sockets of an account were opened, in ms since 1970. */
const signedInSchema = z.array(z.number());

/** The open sockets of every account on the other nodes. */
export class AccountSockets {
  readonly #directory: Directory<number[]>;

  /** `onChange` is called when sockets of an account were opened or closed on another node. */
  constructor(bus: Bus, onChange: (account: AccountId) => void) {
    this.#directory = new Directory(bus, 'sockets', signedInSchema, (key) => onChange(key as AccountId));
  }

  start(): Promise<void> {
    return this.#directory.start();
  }

  stop(): void {
    this.#directory.stop();
  }

  /** Times at which the account's sockets on other nodes were opened. */
  elsewhere(account: AccountId): number[] {
    return this.#directory.othersAt(account).flat();
  }

  /** Tells the other nodes of the account's sockets on this node. */
  set(account: AccountId, opened: readonly number[]): void {
    this.#directory.set(account, opened.length === 0 ? undefined : [...opened]);
  }
}
