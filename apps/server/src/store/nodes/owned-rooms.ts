import type { GameId } from '@hub/engine/wire/ids';
import type { NodeId, OwnedRoomStore } from '@hub/server/nodes/ports.ts';
import type { RoomClaim } from '@hub/server/rooms/ports.ts';
import type { Engine } from '@hub/server/store/engine.ts';
import { type RoomStoreOptions, roomStore } from '../rooms.ts';
import { fencedEngine } from './fence.ts';
import {
  adoptRooms,
  claimRoom,
  countCreation,
  countCreations,
  freeRoom,
  hasOrphans,
  leaveRooms,
  newestCreation,
  type StateVersions,
} from './room-owners.ts';

/** The room store of one node: it owns the rooms that it has loaded, and every write is fenced. */
export function ownedRoomStore(
  unfenced: Engine,
  node: NodeId,
  versions: StateVersions,
  options: RoomStoreOptions,
): OwnedRoomStore {
  const engine = fencedEngine(unfenced, node);
  const rooms = roomStore(engine, { ...options, writer: { fence: node, node } });
  const owned = new Set<GameId>();
  /** Rooms that were not loaded or stored because the database was unavailable: `adopt` returns them again. */
  const unloaded = new Set<GameId>();
  const saving = new Set<Promise<unknown>>();
  const releasing = new Map<GameId, Promise<void>>();

  const claim = async (roomId: GameId, creation: RoomClaim | undefined): Promise<boolean> => {
    const isOwner = await engine.transaction(
      'process',
      (tx) => claimRoom(tx, roomId, node, versions, creation),
      'read committed',
    );
    if (isOwner) owned.add(roomId);
    return isOwner;
  };
  const free = async (roomId: GameId): Promise<void> => {
    try {
      // A write of the room may still be running; another node must not load the room before it.
      await Promise.allSettled(saving);
      await rooms.catchUp(roomId);
      await engine.transaction('process', (tx) => freeRoom(tx, roomId, node), 'read committed');
    } catch {
      // The room stays with this node, which loads it again when a player returns.
    } finally {
      releasing.delete(roomId);
    }
  };
  const adoptOrphans = async (): Promise<readonly GameId[]> => {
    const adopted = await engine.transaction(
      'process',
      (tx) => adoptRooms(tx, node, versions),
      'read committed',
    );
    for (const roomId of adopted) owned.add(roomId);
    return adopted;
  };
  return {
    ...rooms,
    recover: async () => ({ rooms: 0, broken: [], unreadable: [] }),
    async load(roomId, creation) {
      await releasing.get(roomId);
      if (!owned.has(roomId) && !(await claim(roomId, creation))) return undefined;
      return rooms.load(roomId);
    },
    // Running rooms are woken by `adopt`.
    loadRunning: async () => [],
    countCreations: (account, kind) => countCreations(engine.db, account, kind),
    newestEntryOf: (account, kind) => newestCreation(engine.db, account, kind),
    claimEntry: (roomId, entry) =>
      engine.transaction('process', (tx) => countCreation(tx, roomId, entry), 'read committed'),
    async runningOf(account, kind) {
      const [newest, stored] = await Promise.all([
        newestCreation(engine.db, account, kind),
        rooms.runningOf(account, kind),
      ]);
      return newest === undefined || stored.includes(newest) ? stored : [newest, ...stored];
    },
    async save(writes) {
      // A room may have been released while its write waited for a retry.
      const save = rooms.save(writes.filter(({ snapshot }) => owned.has(snapshot.roomId)));
      saving.add(save);
      try {
        return await save;
      } finally {
        saving.delete(save);
      }
    },
    release(roomId, isUnavailable) {
      rooms.release(roomId);
      if (isUnavailable === true && owned.has(roomId)) unloaded.add(roomId);
      else if (owned.delete(roomId)) releasing.set(roomId, free(roomId));
    },
    async adopt() {
      // Asked four times a second, and nearly always in vain.
      const adopted = (await hasOrphans(engine.db)) ? await adoptOrphans() : [];
      const again = [...unloaded].filter((roomId) => owned.has(roomId));
      unloaded.clear();
      return [...again, ...adopted];
    },
    async handOver() {
      await Promise.allSettled([...saving, ...releasing.values()]);
      await rooms.finish();
      await engine.transaction('process', (tx) => leaveRooms(tx, node), 'read committed');
      owned.clear();
    },
  };
}
