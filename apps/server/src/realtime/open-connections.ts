import type { AccountId } from '@hub/engine/wire/ids';
import { SOCKETS_PER_ACCOUNT } from '@hub/engine/wire/limits';
import type { Connection } from './connection.ts';

/** All open connections by account. Keeps the newest `SOCKETS_PER_ACCOUNT` of each account. */
export class OpenConnections {
  readonly #byAccount = new Map<AccountId, Set<Connection>>();
  #size = 0;

  get size(): number {
    return this.#size;
  }

  *[Symbol.iterator](): Iterator<Connection> {
    for (const connections of this.#byAccount.values()) yield* connections;
  }

  /** Adds a connection, and closes the account's oldest one if there are too many. */
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

  /** Closes all connections of an account whose tokens have been revoked. */
  closeAll(account: AccountId): void {
    for (const connection of this.#byAccount.get(account) ?? []) connection.close('unauthorized');
  }
}
