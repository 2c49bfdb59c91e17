import type { Game, Setup } from '@hub/engine/binding/binding';
import type { Player } from '@hub/engine/binding/player';
import type { GameTypes } from '@hub/engine/kernel/rules';
import { type AccountId, type GameId, gameIdSchema } from '@hub/engine/wire/ids';
import type { PlayersOf } from '@hub/features/accounts/server.ts';
import type { Clock } from '@hub/server/platform/clock.ts';
import type { Logger } from '@hub/server/platform/logger.ts';
import { Unavailable } from '@hub/server/platform/unavailable.ts';
import type { RoomClaim, RoomSnapshot, RoomStore } from '@hub/server/rooms/ports.ts';
import { Room } from './room.ts';
import { contractBreachOf } from './room-frames.ts';
import { Roster } from './roster.ts';
import { readStoredState } from './stored-state.ts';

/** Ids that are generated for a new room before creating it fails. */
const MAX_ID_ATTEMPTS = 8;
/** Rooms whose players are read together at the start. */
const RESUMED_AT_ONCE = 500;

export type RegistryDeps = {
  readonly store: Pick<RoomStore, 'load' | 'loadRunning' | 'release' | 'runningOf'>;
  readonly playersOf: PlayersOf;
  readonly clock: Clock;
  readonly logger: Logger;
  /** Derives the room's random seed; must not be predictable from the room id, which players know. */
  readonly seedOf: (roomId: GameId) => string;
  /** How long the hub was closed for maintenance since a time (ms since 1970), in ms. */
  readonly pausedSince: (since: number) => number;
  /** Called after a room was created (it is unsaved) or loaded (all its seats are away). */
  readonly onOpened: (room: Room) => void;
};

/** How to create a room, and the player on its first seat. */
export type CreationRequest = {
  readonly creator: Player;
  readonly setup: () => Promise<Setup<GameTypes>>;
  /** How many rooms of the game the creator had created before; only with several nodes. */
  readonly sequence: number | undefined;
};

/** The rooms in memory. Loads or creates each room at most once, also for concurrent callers. */
export class Registry {
  readonly #deps: RegistryDeps;
  readonly #rooms = new Map<GameId, Room>();
  readonly #opening = new Map<GameId, Promise<Room | undefined>>();

  constructor(deps: RegistryDeps) {
    this.#deps = deps;
  }

  /**
   * Returns the room of that id from memory or the store, or creates it. Undefined if there is none or if it belongs to
   * another game. Rejects if the store or creating the room fails.
   */
  async open(game: Game, roomId: string, request?: CreationRequest): Promise<Room | undefined> {
    const parsed = gameIdSchema.safeParse(roomId);
    if (!parsed.success) return undefined;
    const id = parsed.data;
    for (let other = this.#opening.get(id); other !== undefined; other = this.#opening.get(id)) {
      // Another caller is opening the room; if that fails or finds none, this call still tries.
      await other.catch(() => undefined);
    }
    const load = () => this.#loadOrCreate(game, id, request);
    const room = this.#rooms.get(id) ?? (await this.#openOnce(id, load));
    if (room?.game !== game) return undefined;
    room.markUsed(this.#deps.clock.now());
    return room;
  }

  /** Creates a room under the first generated id that is not in use. Rejects if the store or creating the room fails. */
  async create(game: Game, generateId: () => string, request: CreationRequest): Promise<Room> {
    for (let attempt = 0; attempt < MAX_ID_ATTEMPTS; attempt += 1) {
      const id = gameIdSchema.parse(generateId());
      if (this.#rooms.has(id) || this.#opening.has(id)) continue;
      const room = await this.#openOnce(id, () => this.#createIfFree(game, id, request));
      if (room !== undefined) return room;
    }
    throw new Error(`no free id in ${MAX_ID_ATTEMPTS} attempts`);
  }

  /** The rooms of a game that are in memory. */
  roomsOf(game: Game): Room[] {
    return [...this.#rooms.values()].filter((room) => room.game === game);
  }

  /** Number of rooms in memory. */
  get size(): number {
    return this.#rooms.size;
  }

  /** The system clock has jumped by `byMs`. */
  moveClock(byMs: number): void {
    for (const room of this.#rooms.values()) room.moveClock(byMs);
  }

  /** Ids of the rooms of a game, in memory or only stored, in which the account may hold a seat. */
  async roomIdsOf(account: AccountId, game: Game): Promise<readonly GameId[]> {
    const held = this.roomsOf(game).filter((room) => !room.isOver && room.roster.isHolder(account));
    const stored = await this.#deps.store.runningOf(account, game.endpoint.name);
    return [...new Set([...held.map(({ roomId }) => roomId), ...stored])];
  }

  /** Replaces the player's name and cosmetics in all rooms. */
  refresh(player: Player): void {
    for (const room of this.#rooms.values()) room.roster.refresh(player);
  }

  /** Removes a room from memory; `isUnavailable`: because it could not be stored for now. */
  drop(room: Room, isUnavailable = false): void {
    room.drop();
    if (this.#rooms.get(room.roomId) !== room) return;
    this.#rooms.delete(room.roomId);
    this.#deps.store.release(room.roomId, isUnavailable);
  }

  /** Loads all running rooms of a game that must be in memory: with a deadline, or with a policy that forbids unloading. */
  async resume(game: Game): Promise<void> {
    const running = await this.#deps.store.loadRunning(game.endpoint.name);
    const snapshots = running.filter((snapshot) => this.#mustBeInMemory(game, snapshot));
    for (let at = 0; at < snapshots.length; at += RESUMED_AT_ONCE) {
      const batch = snapshots.slice(at, at + RESUMED_AT_ONCE);
      const playersOf = await this.#readPlayersOf(batch);
      for (const snapshot of batch) await this.#resumeOne(game, snapshot, playersOf);
    }
  }

  /**
   * Loads a running room of which this node became the owner, if it must be in memory. If that fails because the store is
   * unavailable, the store keeps the room to be adopted later.
   */
  async adopt(games: readonly Game[], roomId: GameId): Promise<void> {
    if (this.#rooms.has(roomId) || this.#opening.has(roomId)) return;
    const load = async (): Promise<Room | undefined> => {
      const snapshot = await this.#deps.store.load(roomId);
      const game = games.find(({ endpoint }) => endpoint.name === snapshot?.kind);
      if (snapshot !== undefined && game !== undefined && this.#mustBeInMemory(game, snapshot))
        await this.#resumeOne(game, snapshot);
      return this.#rooms.get(roomId);
    };
    try {
      await this.#openOnce(roomId, load);
    } catch (error) {
      if (!(error instanceof Unavailable))
        this.#deps.logger.error({ err: error, room: roomId }, 'adopting a room failed');
    }
  }

  /** All rooms in memory. */
  get rooms(): Room[] {
    return [...this.#rooms.values()];
  }

  /** Logs and skips a stored room that cannot be read, so that the server starts without it. Rejects with `Unavailable`. */
  async #resumeOne(game: Game, snapshot: RoomSnapshot, playersOf?: PlayersOf): Promise<void> {
    try {
      const room = await this.#restore(game, snapshot, playersOf);
      if (room !== undefined) this.#add(room);
    } catch (error) {
      if (error instanceof Unavailable) throw error;
      this.#logUnreadable(snapshot, error);
    }
  }

  #logUnreadable({ roomId }: RoomSnapshot, error: unknown): void {
    this.#deps.logger.error({ err: error, room: roomId }, 'loading a stored room failed');
  }

  /**
   * Reads the players of many rooms at once; a query for each room would be most of a start. If that fails, for example
   * because the account of one room is missing, each room reads its own.
   */
  async #readPlayersOf(snapshots: readonly RoomSnapshot[]): Promise<PlayersOf> {
    const { playersOf } = this.#deps;
    try {
      const players = await playersOf([...new Set(snapshots.flatMap(({ seats }) => seats))]);
      const byAccount = new Map(players.map((player) => [player.accountId, player]));
      return async (accounts) => accounts.flatMap((account) => byAccount.get(account) ?? []);
    } catch {
      return playersOf;
    }
  }

  async #openOnce(id: GameId, open: () => Promise<Room | undefined>): Promise<Room | undefined> {
    const opening = open();
    this.#opening.set(id, opening);
    let isUnavailable = false;
    try {
      return await opening;
    } catch (error) {
      isUnavailable = error instanceof Unavailable;
      throw error;
    } finally {
      this.#opening.delete(id);
      // Loaded, but not to be kept in memory.
      if (!this.#rooms.has(id)) this.#deps.store.release(id, isUnavailable);
    }
  }

  async #loadOrCreate(
    game: Game,
    id: GameId,
    request: CreationRequest | undefined,
  ): Promise<Room | undefined> {
    const snapshot = await this.#deps.store.load(id, claimOf(game, request));
    if (snapshot !== undefined && snapshot.kind !== game.endpoint.name) return undefined;
    const stored = snapshot && (await this.#restore(game, snapshot));
    // The stored version must never decrease, even if the stored state could not be read.
    const version = snapshot === undefined ? 0 : snapshot.version + 1;
    const room = stored ?? (request && (await this.#create(game, id, request, version)));
    if (room !== undefined) this.#add(room);
    return room;
  }

  async #createIfFree(game: Game, id: GameId, request: CreationRequest): Promise<Room | undefined> {
    if ((await this.#deps.store.load(id, claimOf(game, request))) !== undefined) return undefined;
    const room = await this.#create(game, id, request, 0);
    this.#add(room);
    return room;
  }

  #add(room: Room): void {
    this.#rooms.set(room.roomId, room);
    this.#deps.onOpened(room);
  }

  async #create(
    game: Game,
    roomId: GameId,
    { creator, setup }: CreationRequest,
    version: number,
  ): Promise<Room> {
    const { options, seats } = await setup();
    const now = this.#deps.clock.now();
    const { rules, facts } = game;
    const state = rules.setup({ options, seats, seed: this.#deps.seedOf(roomId), now, facts });
    const revision = { state, version, updatedAt: now, isOver: false };
    const room = new Room({ roomId, game, roster: new Roster([creator], now), openedAt: now, revision }, now);
    room.outbox.stage([]);
    return room;
  }

  /** Undefined for a room whose state is damaged or has a version that the rules cannot read. */
  async #restore(
    game: Game,
    snapshot: RoomSnapshot,
    playersOf: PlayersOf = this.#deps.playersOf,
  ): Promise<Room | undefined> {
    const { roomId, seats, openedAt, version, updatedAt, over } = snapshot;
    const state = this.#stateOf(game, snapshot);
    if (state === undefined) return undefined;
    const players = await playersOf(seats);
    const now = this.#deps.clock.now();
    const roster = new Roster(players, now);
    roster.markAllAway();
    const revision = { state, version, updatedAt, isOver: over };
    const pausedMs = this.#deps.pausedSince(openedAt);
    const room = new Room({ roomId, game, roster, openedAt, revision, pausedMs }, now);
    const breach = contractBreachOf(room, now);
    if (breach === undefined) return room;
    this.#deps.logger.error({ room: roomId, kind: snapshot.kind, breach }, 'stored room has another form');
    return undefined;
  }

  /** Parses and upgrades the stored state; undefined if it is damaged or has a version that the rules cannot read. */
  #stateOf(game: Game, snapshot: RoomSnapshot): unknown {
    const { logger, seedOf } = this.#deps;
    const { roomId: room, kind, stateVersion } = snapshot;
    const read = readStoredState(game, snapshot, seedOf);
    if (read.fault === undefined) return read.state;
    if (read.fault === 'damaged') logger.error({ room }, 'stored room cannot be read');
    else logger.warn({ room, kind, stateVersion }, 'stored room has an outdated state version');
    return undefined;
  }

  /** Whether a stored room must be loaded before a player enters it. Logs one that cannot be read. */
  #mustBeInMemory(game: Game, snapshot: RoomSnapshot): boolean {
    if (snapshot.deadline !== null) return true;
    try {
      const state = game.policyOf && this.#stateOf(game, snapshot);
      return !(state === undefined ? game.policy : (game.policyOf?.(state) ?? game.policy)).mayUnload;
    } catch (error) {
      this.#logUnreadable(snapshot, error);
      return false;
    }
  }
}

const claimOf = (game: Game, request: CreationRequest | undefined): RoomClaim | undefined =>
  request && {
    account: request.creator.accountId,
    kind: game.endpoint.name,
    sequence: request.sequence ?? 0,
  };
