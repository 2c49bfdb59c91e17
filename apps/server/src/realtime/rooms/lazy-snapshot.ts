import type { Game } from '@hub/engine/binding/binding';
import type { AccountId, GameId } from '@hub/engine/wire/ids';
import type { RoomSnapshot } from '@hub/server/rooms/ports.ts';
import type { Revision } from './revision.ts';
import type { Roster } from './roster.ts';

/** The parts of a room that a snapshot has. */
type SnapshotSource = {
  readonly roomId: GameId;
  readonly game: Game;
  readonly roster: Pick<Roster, 'accounts'>;
  readonly openedAt: number;
  readonly deadline: number | undefined;
};

/**
 * A snapshot of a room. Its state is only serialized when `state` is read, which is rare. A class, because object literals
 * with a getter are slow, and every change creates a snapshot.
 */
export class LazySnapshot implements RoomSnapshot {
  readonly roomId: GameId;
  readonly kind: string;
  readonly stateVersion: number;
  readonly seats: readonly AccountId[];
  readonly version: number;
  readonly openedAt: number;
  readonly updatedAt: number;
  readonly deadline: number | null;
  readonly over: boolean;
  readonly #state: unknown;

  constructor({ roomId, game, roster, openedAt, deadline }: SnapshotSource, revision: Revision) {
    this.roomId = roomId;
    this.kind = game.endpoint.name;
    this.stateVersion = game.rules.stateVersion;
    this.seats = roster.accounts;
    this.version = revision.version;
    this.openedAt = openedAt;
    this.updatedAt = revision.updatedAt;
    this.deadline = deadline ?? null;
    this.over = revision.isOver;
    this.#state = revision.state;
  }

  get state(): string {
    return JSON.stringify(this.#state);
  }
}
