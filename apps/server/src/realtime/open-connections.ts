import type { AccountId } from '@hub/engine/wire/ids';
import { SOCKETS_PER_ACCOUNT } from '@hub/engine/wire/limits';
import type { Connection } from './connection.ts';

/** All open connections, found by account. An account has `SOCKETS_PER_ACCOUNT` at most: its newest ones. */
export class OpenConnections {
  readonly #byAccount = new Map<AccountId, Set<Connection>>();
  #size = 0;

  get size(): number {
    return this.#size;
  }

  *[Symbol.iterator](): Iterator<Connection> {
    for (const connections of this.#byAccount.values()) yield* connections;
  }

  /** Takes a connection in, and closes the account's oldest one where there are too many. */
  add(connection: Connection): void {
    const { accountId } = connection.player;
    const own = this.#byAccount.get(accountId) ?? new Set();
    this.#byAccount.set(accountId, own.add(connection));
    this.#size += 1;
    const open = [...own].filter(({ isOpen }) => isOpen);
    if (open.length > SOCKETS_PER_ACCOUNT) open[0]?.close('replaced');
  }

  remove(connection: Connection): void {
    const { accountId } = connection.player;
    const own = this.#byAccount.get(accountId);
    if (own?.delete(connection) !== true) return;
    this.#size -= 1;
    if (own.size === 0) this.#byAccount.delete(accountId);
  }

  /** Ends every connection of an account whose tokens are worth nothing any more. */
  closeAll(account: AccountId): void {
    for (const connection of this.#byAccount.get(account) ?? []) connection.close('unauthorized');
  }
}
