import type { Player } from '@hub/engine/binding/player';
import type { AccountId } from '@hub/engine/wire/ids';
import { SOCKETS_PER_ACCOUNT } from '@hub/engine/wire/limits';
import type { AccountSockets } from './account-sockets.ts';
import type { Connection } from './connection.ts';

/** Smallest difference between the times of two connections of a node, in ms. */
const STEP_MS = 0.001;

/** By how much a socket of the hub counts as older than one of a game (ms): it goes first, and its page asks by calls instead. */
const HUB_AGE_MS = 100 * 365 * 86_400_000;

/** Version of the token with which a connection was opened, and the time (ms since 1970). */
type Opening = { readonly tokenVersion: number; readonly at: number };

/** All open connections by account. Keeps the newest `SOCKETS_PER_ACCOUNT` of each account, over all nodes. */
export class OpenConnections {
  readonly #byAccount = new Map<AccountId, Map<Connection, Opening>>();
  readonly #sockets: Pick<AccountSockets, 'elsewhere' | 'set'>;
  /** A part of a millisecond that tells the times of this node from those of the others. */
  readonly #part = Math.random();
  #newestAt = Number.NEGATIVE_INFINITY;
  #size = 0;

  /** `sockets` knows the other nodes. */
  constructor(sockets: Pick<AccountSockets, 'elsewhere' | 'set'>) {
    this.#sockets = sockets;
  }

  get size(): number {
    return this.#size;
  }

  *[Symbol.iterator](): Iterator<Connection> {
    for (const connections of this.#byAccount.values()) yield* connections.keys();
  }

  get accountCount(): number {
    return this.#byAccount.size;
  }

  accounts(): Iterable<AccountId> {
    return this.#byAccount.keys();
  }

  /** Adds a connection, and closes the account's oldest one if there are too many. */
  add(connection: Connection, { tokenVersion, at }: Opening): void {
    const { accountId } = connection.player;
    const own = this.#byAccount.get(accountId) ?? new Map<Connection, Opening>();
    // No two connections are equally old: of those neither would be closed.
    this.#newestAt = Math.max(at + this.#part, this.#newestAt + STEP_MS);
    const age = connection.isOfHub ? HUB_AGE_MS : 0;
    this.#byAccount.set(accountId, own.set(connection, { tokenVersion, at: this.#newestAt - age }));
    this.#size += 1;
    const open = this.#openOf(accountId).toSorted(([, a], [, b]) => a - b);
    if (open.length > SOCKETS_PER_ACCOUNT) open[0]?.[0].close('replaced');
    this.#share(accountId);
    this.closeExcess(accountId);
  }

  remove(connection: Connection): void {
    const { accountId } = connection.player;
    const own = this.#byAccount.get(accountId);
    if (own?.delete(connection) !== true) return;
    this.#size -= 1;
    if (own.size === 0) this.#byAccount.delete(accountId);
    this.#share(accountId);
  }

  /** Closes this node's connections among the oldest of the account, if it has too many on all nodes together. */
  closeExcess(account: AccountId): void {
    const elsewhere = this.#sockets.elsewhere(account);
    if (elsewhere.length === 0) return;
    const own = this.#openOf(account);
    const all = [...elsewhere, ...own.map(([, at]) => at)].toSorted((a, b) => b - a);
    const oldestKept = all[SOCKETS_PER_ACCOUNT - 1] ?? Number.NEGATIVE_INFINITY;
    for (const [connection, at] of own) if (at < oldestKept) connection.close('replaced');
    if (own.some(([, at]) => at < oldestKept)) this.#share(account);
  }

  /** Replaces the player's name and cosmetics in all connections of the account. */
  refresh(player: Player): void {
    for (const connection of this.#byAccount.get(player.accountId)?.keys() ?? []) connection.refresh(player);
  }

  /** Closes all connections of an account whose tokens have been revoked. */
  closeAll(account: AccountId): void {
    for (const connection of this.#byAccount.get(account)?.keys() ?? []) connection.close('unauthorized');
  }

  /** Closes the connections of an account that were opened with an earlier token version. */
  closeOutdated(account: AccountId, version: number): void {
    for (const [connection, { tokenVersion }] of this.#byAccount.get(account) ?? [])
      if (tokenVersion < version) connection.close('unauthorized');
  }

  #openOf(account: AccountId): [Connection, number][] {
    return [...(this.#byAccount.get(account) ?? [])].flatMap(([connection, { at }]) =>
      connection.isOpen ? [[connection, at]] : [],
    );
  }

  #share(account: AccountId): void {
    this.#sockets.set(
      account,
      this.#openOf(account).map(([, at]) => at),
    );
  }
}
