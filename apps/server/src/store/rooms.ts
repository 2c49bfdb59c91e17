import { setImmediate as endOfTick } from 'node:timers/promises';
import type { AccountId, GameId } from '@hub/engine/wire/ids';
import { SCORE_GAME_ESSENCE_PER_DAY } from '@hub/engine/wire/limits';
import type { Ask } from '@hub/features/offers.ts';
import { named } from '@hub/server/hub.ts';
import type { RoomSnapshot, RoomStore, Settlement } from '@hub/server/rooms/ports.ts';
import { FALSE } from '@hub/server/store/boolean-column.ts';
import type { Engine } from '@hub/server/store/engine.ts';
import type { Tables } from '@hub/server/store/schema.ts';
import type { Kysely } from 'kysely';
import { type JournalLimits, type JournalWriter, RoomJournal } from './room-journal.ts';
import { recoverRooms } from './room-recovery.ts';
import { compileSnapshotWrite, toSnapshot } from './room-rows.ts';
import { paidRewards, writeSettlement } from './settlements.ts';

/** Maximum number of running rooms returned for an account and game; the games allow one or two. */
const MAX_RUNNING = 8;
/** Seats of an account that are read at once; practice counts as well. */
const MAX_HELD = 40;
/** Old rooms deleted per statement, so that players do not wait for the cleanup. */
const REMOVED_AT_ONCE = 200;
/** Rooms written in full at once, so that players do not wait for an erasure. */
const COMPACTED_AT_ONCE = 50;

/** A room store with a step to run before its database is closed. */
export type OpenRoomStore = RoomStore & {
  /** Writes a room in full if its row is outdated. */
  catchUp(roomId: GameId): Promise<void>;
  /** Writes outdated rooms in full. On failure the journal keeps their changes for the next start. */
  finish(): Promise<void>;
};

export type RoomStoreOptions = {
  /** Limits of the journal. */
  readonly journalLimits?: JournalLimits | undefined;
  /** Blue Essence that score games pay to an account per UTC day. */
  readonly scoreGameEssencePerDay?: number | undefined;
  /** For the runs of challenges; by default there are none. */
  readonly ask?: Ask<'challenges'>;
  /** The server that writes the rooms, on PostgreSQL; the engine must be fenced with it. */
  readonly writer?: JournalWriter;
};

export function roomStore(
  engine: Engine,
  {
    journalLimits,
    scoreGameEssencePerDay = SCORE_GAME_ESSENCE_PER_DAY,
    ask = () => ({}),
    writer,
  }: RoomStoreOptions = {},
): OpenRoomStore {
  const write = compileSnapshotWrite(engine.db);
  const journal = new RoomJournal(engine.db, write, journalLimits, writer);
  const execute = async ({ queries, done }: ReturnType<RoomJournal['plan']>): Promise<void> => {
    if (queries.length > 0) await engine.batch(queries);
    done();
  };
  return {
    recover: () => recoverRooms(engine),
    finish: () => execute(journal.catchUp(journal.trackedRooms())),
    release: (roomId) => journal.release(roomId),
    catchUp: (roomId) => execute(journal.catchUp([roomId])),
    async compact() {
      const rooms = journal.trackedRooms();
      for (let at = 0; at < rooms.length; at += COMPACTED_AT_ONCE) {
        await execute(journal.catchUp(rooms.slice(at, at + COMPACTED_AT_ONCE)));
        await endOfTick();
      }
      await execute(journal.clear());
    },
    async load(roomId) {
      await execute(journal.catchUp([roomId]));
      journal.forget(roomId);
      const row = await engine.db
        .selectFrom('room_snapshot')
        .selectAll()
        .where('room_id', '=', roomId)
        .executeTakeFirst();
      return row && toSnapshot(row);
    },
    async loadRunning(kind) {
      await execute(journal.catchUp(journal.trackedRooms()));
      const rows = await engine.db
        .selectFrom('room_snapshot')
        .selectAll()
        .where('is_over', '=', FALSE)
        .where('kind', '=', kind)
        .orderBy('updated_at')
        .execute();
      return rows.map(toSnapshot);
    },
    async save(writes) {
      // The common case: a batch of plain snapshots of running rooms.
      if (writes.every(({ holders, settlement }) => holders === undefined && settlement === undefined)) {
        await execute(journal.plan(writes));
        return [];
      }
      const settles = writes.some((write) => write.settlement !== undefined);
      const durability = settles ? 'power' : 'process';
      const isolation = settles ? 'serializable' : 'read committed';
      const settlements = await engine.transaction(
        durability,
        async (tx) => {
          const written: Settlement[] = [];
          for (const { snapshot, holders, settlement } of writes) {
            await tx.executeQuery(write.full(snapshot));
            if (holders !== undefined) await writeHolders(tx, snapshot, holders);
            if (settlement !== undefined)
              written.push(
                await writeSettlement(named(tx), settlement, {
                  dailyLimitEssence: scoreGameEssencePerDay,
                  ...ask(),
                }),
              );
          }
          return written;
        },
        isolation,
      );
      for (const each of writes) journal.recordFullWrite(each);
      return settlements;
    },
    async runningOf(account, kind) {
      const rows = await engine.db
        .selectFrom('room_seat as seat')
        .innerJoin('room_snapshot as room', 'room.room_id', 'seat.room_id')
        .select('seat.room_id')
        .where('seat.account_id', '=', account)
        .where('seat.kind', '=', kind)
        .orderBy('room.opened_at', 'desc')
        .limit(MAX_RUNNING)
        .execute();
      return rows.map((row) => row.room_id);
    },
    async storedOf(account, inMemory) {
      const rows = await engine.db
        .selectFrom('room_seat')
        .select('room_id')
        .where('account_id', '=', account)
        .limit(MAX_HELD)
        .execute();
      const ids = rows.map((row) => row.room_id).filter((id) => !inMemory.includes(id));
      if (ids.length === 0) return [];
      await execute(journal.catchUp(ids));
      const rooms = await engine.db
        .selectFrom('room_snapshot')
        .selectAll()
        .where('room_id', 'in', ids)
        .where('is_over', '=', FALSE)
        .orderBy('opened_at', 'desc')
        .limit(MAX_RUNNING)
        .execute();
      return rooms.map(toSnapshot);
    },
    async paidOf(settlement) {
      return { ...settlement, rewards: await paidRewards(named(engine.db), settlement) };
    },
    async removeStale(before) {
      await execute(journal.catchUp(journal.trackedRooms(before)));
      let removed = 0;
      for (let batch = REMOVED_AT_ONCE; batch === REMOVED_AT_ONCE; removed += batch) {
        batch = await removeSome(engine.db, before);
      }
      return removed;
    },
  };
}

/** Replaces the seats of a room; they are few and rarely change. */
async function writeHolders(
  tx: Kysely<Tables>,
  { roomId, kind }: RoomSnapshot,
  holders: readonly AccountId[],
): Promise<void> {
  await tx.deleteFrom('room_seat').where('room_id', '=', roomId).execute();
  if (holders.length === 0) return;
  const seats = holders.map((account) => ({ account_id: account, kind, room_id: roomId }));
  await tx.insertInto('room_seat').values(seats).execute();
}

async function removeSome(db: Kysely<Tables>, before: number): Promise<number> {
  const old = db
    .selectFrom('room_snapshot')
    .select('room_id')
    // The index on `opened_at` narrows the search; few of those rooms were updated since.
    .where('opened_at', '<', before)
    .where('updated_at', '<', before)
    // Rooms in the memory of a node may be newer than their row.
    .where('room_id', 'not in', db.selectFrom('room_owner').select('room_id'))
    .limit(REMOVED_AT_ONCE);
  const { numDeletedRows } = await db
    .deleteFrom('room_snapshot')
    .where('room_id', 'in', old)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
