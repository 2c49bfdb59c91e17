import type { Game } from '@hub/engine/binding/binding';
import { type AccountId, type GameId, gameIdSchema } from '@hub/engine/wire/ids';
import type { WaitingRoom, WaitingRooms } from '@hub/features/waiting/server.ts';
import type { Bus } from '@hub/server/bus/bus.ts';
import { Directory } from '@hub/server/bus/directory.ts';
import type { Clock } from '@hub/server/platform/clock.ts';
import type { RoomSnapshot, RoomStore } from '@hub/server/rooms/ports.ts';
import * as z from 'zod/mini';
import { clockOffsetOf, inSystemTime, type Room } from './room.ts';
import { readStoredState } from './stored-state.ts';

const common = {
  isPlaying: z.boolean(),
  isTurn: z.boolean(),
  until: z.optional(z.number()),
  progress: z.optional(z.number()),
  isRematch: z.optional(z.literal(true)),
};
const roomsSchema = z.array(
  z.object({
    game: z.string(),
    room: gameIdSchema,
    waits: z.discriminatedUnion('as', [
      z.object({ as: z.enum(['table', 'coop', 'solo', 'rift']), ...common }),
      z.object({ as: z.literal('run'), challenge: z.string(), ...common }),
    ]),
  }),
);
type Listed = z.infer<typeof roomsSchema>[number];

/** Called with an account whose running games have changed; `areOthers`: it plays other games than before. */
export type OnRoomsChanged = (account: AccountId, areOthers: boolean) => void;

type Deps = {
  readonly store: Pick<RoomStore, 'storedOf'>;
  readonly bus: Bus;
  readonly clock: Clock;
  readonly seedOf: (roomId: GameId) => string;
  readonly pausedSince: (since: number) => number;
  readonly onWaitingChanged: OnRoomsChanged;
};

/**
 * The running games of accounts. What a room in memory is to its players is known on every node, and changes with the moves,
 * once they are stored; other rooms are read from the store.
 */
export class AccountGames implements WaitingRooms {
  readonly #deps: Deps;
  readonly #directory: Directory<Listed[]>;
  #games: readonly Game[] = [];
  readonly #byAccount = new Map<AccountId, Map<GameId, Listed>>();
  /** The accounts to which a room is something. */
  readonly #accountsOf = new Map<Room, readonly AccountId[]>();

  constructor(deps: Deps) {
    this.#deps = deps;
    this.#directory = new Directory(deps.bus, 'waiting', roomsSchema, (key) =>
      // Whether these are others than before is not known.
      deps.onWaitingChanged(key as AccountId, true),
    );
  }

  /** `games` are those whose stored rooms can be read. */
  start(games: readonly Game[]): Promise<void> {
    this.#games = games;
    return this.#directory.start();
  }

  stop(): void {
    this.#directory.stop();
  }

  live(account: AccountId): readonly WaitingRoom[] {
    const own = [...(this.#byAccount.get(account)?.values() ?? [])];
    const ids = new Set(own.map(({ room }) => room));
    const elsewhere = this.#directory.othersAt(account).flat();
    return [...own, ...elsewhere.filter(({ room }) => !ids.has(room))];
  }

  async stored(account: AccountId): Promise<readonly WaitingRoom[]> {
    const inMemory = [...(this.#byAccount.get(account)?.keys() ?? [])];
    const snapshots = await this.#deps.store.storedOf(account, inMemory);
    return snapshots.flatMap((snapshot) => this.#storedRoom(snapshot, account) ?? []);
  }

  /** Undefined for a room that has expired or cannot be read. Whose turn it is may have changed since it was stored. */
  #storedRoom(snapshot: RoomSnapshot, account: AccountId): WaitingRoom | undefined {
    const { clock, seedOf, pausedSince } = this.#deps;
    const { kind, roomId: room, openedAt, updatedAt, seats } = snapshot;
    const game = this.#games.find(({ endpoint }) => endpoint.name === kind);
    const seat = seats.indexOf(account);
    if (game?.waitingFor === undefined || seat === -1) return undefined;
    try {
      const read = readStoredState(game, snapshot, seedOf);
      if (read.fault !== undefined) return undefined;
      const policy = game.policyOf?.(read.state) ?? game.policy;
      const now = clock.now();
      const offsetMs = clockOffsetOf(policy, updatedAt, pausedSince(openedAt), now);
      if (policy.lifetimeMs !== undefined && now - offsetMs - openedAt >= policy.lifetimeMs) return undefined;
      const waits = inSystemTime(game.waitingFor(read.state, seat), offsetMs);
      return waits && { game: kind, room, waits: { ...waits, isTurn: false } };
    } catch {
      return undefined;
    }
  }

  /** To be called after a room has been loaded, stored or dropped, or its time moved. */
  update(room: Room): void {
    const { game, roomId } = room;
    if (game.waitingFor === undefined || (!room.isDropped && !room.outbox.isSaved)) return;
    const listed = room.isDropped ? new Map<AccountId, Listed>() : listedOf(room);
    for (const account of this.#accountsOf.get(room) ?? [])
      if (!listed.has(account)) this.#set(account, roomId, undefined);
    for (const [account, entry] of listed) this.#set(account, roomId, entry);
    if (listed.size === 0) this.#accountsOf.delete(room);
    else this.#accountsOf.set(room, [...listed.keys()]);
  }

  #set(account: AccountId, roomId: GameId, entry: Listed | undefined): void {
    const own = this.#byAccount.get(account) ?? new Map<GameId, Listed>();
    const before = own.get(roomId);
    if (JSON.stringify(before) === JSON.stringify(entry)) return;
    if (entry === undefined) own.delete(roomId);
    else own.set(roomId, entry);
    if (own.size === 0) this.#byAccount.delete(account);
    else this.#byAccount.set(account, own);
    this.#directory.set(account, own.size === 0 ? undefined : [...own.values()]);
    this.#deps.onWaitingChanged(account, before === undefined || entry === undefined);
  }
}

/** What a room is to each player who has not left it. */
function listedOf(room: Room): Map<AccountId, Listed> {
  const { game, roomId, isOver, roster } = room;
  const listed = new Map<AccountId, Listed>();
  if (isOver) return listed;
  for (const [seat, { accountId }] of roster.players.entries()) {
    const waits = roster.hasLeft(seat) ? undefined : room.waitsFor(seat);
    if (waits !== undefined) listed.set(accountId, { game: game.endpoint.name, room: roomId, waits });
  }
  return listed;
}
