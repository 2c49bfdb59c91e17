import type { Player } from '@hub/engine/binding/player';
import type { AccountId } from '@hub/engine/wire/ids';
import type { Clock } from '@hub/server/platform/clock.ts';
import type { Room } from './room.ts';
import type { RoomLists } from './room-lists.ts';
import type { Registry } from './room-registry.ts';
import { leaveSeat } from './seat-assignment.ts';
import type { SnapshotWriter } from './snapshot-writer.ts';

type Deps = {
  readonly registry: Registry;
  readonly lists: RoomLists;
  readonly snapshots: SnapshotWriter;
  readonly clock: Clock;
  readonly saveAfter: (room: Room, change: () => void) => void;
};

/** Carries changes of an account into all rooms in memory. */
export class AccountRooms {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** Replaces the name and cosmetics of a seated player in all rooms. */
  refresh(player: Player): void {
    const { registry, lists } = this.#deps;
    registry.refresh(player);
    for (const room of registry.rooms) if (room.roster.isHolder(player.accountId)) lists.update(room);
  }

  /** Gives up the account's seats in rooms that are publicly listed with their players. */
  removeFromLists(account: AccountId): void {
    for (const room of this.#deps.registry.rooms) {
      const seat = room.roster.seatOf(account);
      if (room.game.list === undefined || seat === undefined || !room.isSeated(seat)) continue;
      this.#deps.saveAfter(room, () => leaveSeat(room, seat, this.#deps.clock.now()));
    }
  }

  /**
   * Replaces what an erased player has named in the rooms of this server, and stores them so that nothing older is left. `isNew`:
   * store them in any case.
   */
  async forget(account: AccountId, isNew: boolean): Promise<void> {
    const now = this.#deps.clock.now();
    let isRenamed = false;
    for (const room of this.#deps.registry.rooms) {
      const seat = room.roster.seatOf(account);
      if (seat === undefined || room.isOver) continue;
      const name = room.roster.players[seat]?.player.name ?? '';
      const command = room.game.forgetting?.(room.state, { seat, name });
      if (command === undefined) continue;
      const before = room.info.version;
      this.#deps.saveAfter(room, () => void room.apply({ type: 'command', seat, command }, now));
      isRenamed ||= room.info.version > before;
    }
    if (isNew || isRenamed) await this.#deps.snapshots.compact();
  }
}
