import type { GameTypes } from '@hub/games/kernel/rules';
import { type AccountId, type GameId, gameIdSchema } from '@hub/protocol/ids';
import type { RoomSnapshot, RoomStore } from '../../domain/rooms/ports.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Logger } from '../../platform/logger.ts';
import type { Game, Setup } from './game.ts';
import { Room } from './room.ts';
import { Roster } from './roster.ts';

export type RegistryDeps = {
  readonly store: Pick<RoomStore, 'load' | 'loadRunning'>;
  readonly clock: Clock;
  readonly logger: Logger;
  /** Where a room's chance begins. It must not be told by the room's id, which players see. */
  readonly seedOf: (roomId: GameId) => string;
  /** A room has come into memory; a new one is unsaved. */
  readonly opened: (room: Room) => void;
};

/** How to make a room that is nowhere yet, and whom to seat first. */
export type Founding = { readonly account: AccountId; readonly setup: () => Promise<Setup<GameTypes>> };

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
   * another game's. Rejects when the store or the founding fails.
   */
  async open(game: Game, roomId: string, founding?: Founding): Promise<Room | undefined> {
    const parsed = gameIdSchema.safeParse(roomId);
    if (!parsed.success) return undefined;
    const id = parsed.data;
    for (let other = this.#opening.get(id); other !== undefined; other = this.#opening.get(id)) {
      // Somebody else's attempt; if it fails or finds nothing, this one still counts.
      await other.catch(() => undefined);
    }
    const room = this.#rooms.get(id) ?? (await this.#openOnce(game, id, founding));
    if (room?.game !== game) return undefined;
    room.touch(this.#deps.clock.now());
    return room;
  }

  /** Takes a room out of memory. */
  drop(room: Room): void {
    room.drop();
    if (this.#rooms.get(room.roomId) === room) this.#rooms.delete(room.roomId);
  }

  /** Brings back every running room of a game that may not sleep, or whose clock is running. */
  async resume(game: Game): Promise<void> {
    const snapshots = await this.#deps.store.loadRunning(game.endpoint.name);
    for (const snapshot of snapshots) {
      if (snapshot.deadline !== null || !game.policy.sleeps) this.#resumeOne(game, snapshot);
    }
  }

  /** One stored room that cannot be read must not keep the server from starting. */
  #resumeOne(game: Game, snapshot: RoomSnapshot): void {
    const { clock, logger } = this.#deps;
    try {
      const room = this.#restore(game, snapshot, clock.now());
      if (room !== undefined) this.#keep(room);
    } catch (error) {
      logger.error({ err: error, room: snapshot.roomId }, 'stored room not resumed');
    }
  }

  async #openOnce(game: Game, id: GameId, founding: Founding | undefined): Promise<Room | undefined> {
    const opening = this.#loadOrFound(game, id, founding);
    this.#opening.set(id, opening);
    try {
      return await opening;
    } finally {
      this.#opening.delete(id);
    }
  }

  async #loadOrFound(game: Game, id: GameId, founding: Founding | undefined): Promise<Room | undefined> {
    const { store, clock } = this.#deps;
    const snapshot = await store.load(id);
    if (snapshot !== undefined && snapshot.kind !== game.endpoint.name) return undefined;
    const stored = snapshot && this.#restore(game, snapshot, clock.now());
    // A stored version may only rise, also when what it stands for could not be read.
    const version = snapshot === undefined ? 0 : snapshot.version + 1;
    const room = stored ?? (founding && (await this.#found(game, id, founding, version)));
    if (room !== undefined) this.#keep(room);
    return room;
  }

  #keep(room: Room): void {
    this.#rooms.set(room.roomId, room);
    this.#deps.opened(room);
  }

  async #found(game: Game, roomId: GameId, { account, setup }: Founding, version: number): Promise<Room> {
    const { options, seats } = await setup();
    const now = this.#deps.clock.now();
    const { rules, facts } = game;
    const state = rules.setup({ options, seats, seed: this.#deps.seedOf(roomId), now, facts });
    const position = { state, version, updatedAt: now, isOver: false };
    const room = new Room({ roomId, game, roster: new Roster([account], now), openedAt: now, position }, now);
    room.outbox.stage([]);
    return room;
  }

  /** Undefined for a room of a form that the rules can read no more. */
  #restore(game: Game, snapshot: RoomSnapshot, now: number): Room | undefined {
    const { roomId, kind, stateVersion, seats, openedAt, version, updatedAt, over } = snapshot;
    if (stateVersion !== game.rules.stateVersion) {
      this.#deps.logger.warn({ room: roomId, kind, stateVersion }, 'stored room has an outdated form');
      return undefined;
    }
    const state: unknown = JSON.parse(snapshot.state);
    const position = { state, version, updatedAt, isOver: over };
    return new Room({ roomId, game, roster: new Roster(seats, now), openedAt, position }, now);
  }
}
