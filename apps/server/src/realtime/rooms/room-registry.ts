import type { Game, Setup } from '@hub/engine/binding/binding';
import type { Player } from '@hub/engine/binding/player';
import type { GameTypes } from '@hub/engine/kernel/rules';
import { type AccountId, type GameId, gameIdSchema } from '@hub/engine/wire/ids';
import type { PlayersOf } from '../../domain/accounts/player.ts';
import type { RoomSnapshot, RoomStore } from '../../domain/rooms/ports.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Logger } from '../../platform/logger.ts';
import { Room } from './room.ts';
import { Roster } from './roster.ts';

/** Ids that are drawn for a new room before it is a fault that none is free. */
const MAX_ID_ATTEMPTS = 8;

export type RegistryDeps = {
  readonly store: Pick<RoomStore, 'load' | 'loadRunning' | 'release' | 'runningOf'>;
  readonly playersOf: PlayersOf;
  readonly clock: Clock;
  readonly logger: Logger;
  /** Where a room's chance begins. It must not be told by the room's id, which players see. */
  readonly seedOf: (roomId: GameId) => string;
  /** A room has come into memory; a new one is unsaved, and in any other everybody is away. */
  readonly onOpened: (room: Room) => void;
};

/** How to make a room that is nowhere yet, and whom to seat first. */
export type CreationRequest = { readonly creator: Player; readonly setup: () => Promise<Setup<GameTypes>> };

/** The rooms in memory: each at most once, however many ask for it at the same time. */
export class Registry {
  readonly #deps: RegistryDeps;
  readonly #rooms = new Map<GameId, Room>();
  readonly #opening = new Map<GameId, Promise<Room | undefined>>();

  constructor(deps: RegistryDeps) {
    this.#deps = deps;
  }

  /**
   * The room of that id: from memory, else from the store, else founded. Undefined when there is none or when it is
   * another game's. Rejects when the store or the request fails.
   */
  async open(game: Game, roomId: string, request?: CreationRequest): Promise<Room | undefined> {
    const parsed = gameIdSchema.safeParse(roomId);
    if (!parsed.success) return undefined;
    const id = parsed.data;
    for (let other = this.#opening.get(id); other !== undefined; other = this.#opening.get(id)) {
      // Somebody else's attempt; if it fails or finds nothing, this one still counts.
      await other.catch(() => undefined);
    }
    const load = () => this.#loadOrCreate(game, id, request);
    const room = this.#rooms.get(id) ?? (await this.#openOnce(id, load));
    if (room?.game !== game) return undefined;
    room.markUsed(this.#deps.clock.now());
    return room;
  }

  /** A new room, of the first drawn id that is nowhere yet. Rejects when the store or the request fails. */
  async create(game: Game, drawId: () => string, request: CreationRequest): Promise<Room> {
    for (let draws = 0; draws < MAX_ID_ATTEMPTS; draws += 1) {
      const id = gameIdSchema.parse(drawId());
      if (this.#rooms.has(id) || this.#opening.has(id)) continue;
      const room = await this.#openOnce(id, () => this.#createIfFree(game, id, request));
      if (room !== undefined) return room;
    }
    throw new Error(`no free id in ${MAX_ID_ATTEMPTS} draws`);
  }

  /** The rooms of a game that are in memory. */
  roomsOf(game: Game): Room[] {
    return [...this.#rooms.values()].filter((room) => room.game === game);
  }

  /** The clock was moved by so many ms. */
  moveClock(byMs: number): void {
    for (const room of this.#rooms.values()) room.moveClock(byMs);
  }

  /** Ids of the rooms of a game in which the account may hold a seat, wherever they are: in memory, or asleep. */
  async roomIdsOf(account: AccountId, game: Game): Promise<readonly GameId[]> {
    const held = this.roomsOf(game).filter((room) => !room.isOver && room.roster.isHolder(account));
    const stored = await this.#deps.store.runningOf(account, game.endpoint.name);
    return [...new Set([...held.map(({ roomId }) => roomId), ...stored])];
  }

  /** Shows a player as they look now, wherever they are seated. */
  refresh(player: Player): void {
    for (const room of this.#rooms.values()) room.roster.refresh(player);
  }

  /** Takes a room out of memory. */
  drop(room: Room): void {
    room.drop();
    if (this.#rooms.get(room.roomId) !== room) return;
    this.#rooms.delete(room.roomId);
    this.#deps.store.release(room.roomId);
  }

  /** Brings back every running room of a game that may not sleep, or whose clock is running. */
  async resume(game: Game): Promise<void> {
    const snapshots = await this.#deps.store.loadRunning(game.endpoint.name);
    for (const snapshot of snapshots) await this.#resumeOne(game, snapshot);
  }

  /** One stored room that cannot be read must not keep the server from starting. */
  async #resumeOne(game: Game, snapshot: RoomSnapshot): Promise<void> {
    const { logger } = this.#deps;
    try {
      if (this.#mayStayStored(game, snapshot)) return;
      const room = await this.#restore(game, snapshot);
      if (room !== undefined) this.#add(room);
    } catch (error) {
      logger.error({ err: error, room: snapshot.roomId }, 'stored room not resumed');
    }
  }

  async #openOnce(id: GameId, open: () => Promise<Room | undefined>): Promise<Room | undefined> {
    const opening = open();
    this.#opening.set(id, opening);
    try {
      return await opening;
    } finally {
      this.#opening.delete(id);
    }
  }

  async #loadOrCreate(
    game: Game,
    id: GameId,
    request: CreationRequest | undefined,
  ): Promise<Room | undefined> {
    const snapshot = await this.#deps.store.load(id);
    if (snapshot !== undefined && snapshot.kind !== game.endpoint.name) return undefined;
    const stored = snapshot && (await this.#restore(game, snapshot));
    // A stored version may only rise, also when what it stands for could not be read.
    const version = snapshot === undefined ? 0 : snapshot.version + 1;
    const room = stored ?? (request && (await this.#create(game, id, request, version)));
    if (room !== undefined) this.#add(room);
    return room;
  }

  async #createIfFree(game: Game, id: GameId, request: CreationRequest): Promise<Room | undefined> {
    if ((await this.#deps.store.load(id)) !== undefined) return undefined;
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
    { creator: creator, setup }: CreationRequest,
    version: number,
  ): Promise<Room> {
    const { options, seats } = await setup();
    const now = this.#deps.clock.now();
    const { rules, facts } = game;
    const state = rules.setup({ options, seats, seed: this.#deps.seedOf(roomId), now, facts });
    const position = { state, version, updatedAt: now, isOver: false };
    const room = new Room(
      { roomId, game, roster: new Roster([creator], now), openedAt: now, revision: position },
      now,
    );
    room.outbox.stage([]);
    return room;
  }

  /** Undefined for a room whose state is damaged, or of a form that the rules can read no more. */
  async #restore(game: Game, snapshot: RoomSnapshot): Promise<Room | undefined> {
    const { roomId, seats, openedAt, version, updatedAt, over } = snapshot;
    const state = this.#stateOf(game, snapshot);
    if (state === undefined) return undefined;
    const players = await this.#deps.playersOf(seats);
    const now = this.#deps.clock.now();
    const roster = new Roster(players, now);
    roster.markAllAway();
    const position = { state, version, updatedAt, isOver: over };
    return new Room({ roomId, game, roster, openedAt, revision: position }, now);
  }

  /** The stored state as the rules of today read it; undefined when it is damaged or of a form that they do not know. */
  #stateOf({ rules }: Game, { roomId, kind, state, stateVersion }: RoomSnapshot): unknown {
    const { logger, seedOf } = this.#deps;
    let stored: unknown;
    try {
      stored = JSON.parse(state);
    } catch {
      // Not with the error: it repeats what the state hides from players.
      logger.error({ room: roomId }, 'stored room cannot be read');
      return undefined;
    }
    if (stateVersion === rules.stateVersion) return stored;
    const upgraded = rules.upgrade?.({ state: stored, stateVersion, seed: seedOf(roomId) });
    if (upgraded === undefined)
      logger.warn({ room: roomId, kind, stateVersion }, 'stored room has an outdated form');
    return upgraded;
  }

  /** Whether a stored room can stay in the store until a player asks for it. */
  #mayStayStored(game: Game, snapshot: RoomSnapshot): boolean {
    if (snapshot.deadline !== null) return false;
    const state = game.policyOf && this.#stateOf(game, snapshot);
    return (state === undefined ? game.policy : (game.policyOf?.(state) ?? game.policy)).mayUnload;
  }
}
