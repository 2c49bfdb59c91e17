import type { AccountId } from '@hub/protocol/ids';
import { CompiledQuery, type Kysely, type Selectable } from 'kysely';
import { lastMomentOf } from '../domain/daily/days.ts';
import type { RoomSnapshot, RoomStore, Settlement } from '../domain/rooms/ports.ts';
import { keepBests } from './best-scores.ts';
import type { Engine } from './engine.ts';
import { appendEntry } from './ledger.ts';
import type { Tables } from './schema.ts';
import { NO } from './yes.ts';

/** Running rooms of one account and game that are told; the rules of the games leave room for one or two. */
const MAX_RUNNING = 8;
/** Old rooms that are removed by one statement, so that no player waits for the cleaning. */
const REMOVED_AT_ONCE = 200;

export function roomStore(engine: Engine): RoomStore {
  const write = compileSnapshotWrite(engine.db);
  return {
    async load(roomId) {
      const row = await engine.db
        .selectFrom('room_snapshot')
        .selectAll()
        .where('room_id', '=', roomId)
        .executeTakeFirst();
      return row && toSnapshot(row);
    },
    async loadRunning(kind) {
      const rows = await engine.db
        .selectFrom('room_snapshot')
        .selectAll()
        .where('is_over', '=', NO)
        .where('kind', '=', kind)
        .orderBy('updated_at')
        .execute();
      return rows.map(toSnapshot);
    },
    async save(writes) {
      // Nearly every batch is nothing but the next snapshots of running rooms.
      if (writes.every(({ holders, settlement }) => holders === undefined && settlement === undefined)) {
        await engine.batch(
          writes.map(({ snapshot }) => (snapshot.over ? write.whole : write.move)(snapshot)),
        );
        return [];
      }
      const durability = writes.some((write) => write.settlement !== undefined) ? 'power' : 'process';
      return engine.transaction(durability, async (tx) => {
        const settlements: Settlement[] = [];
        for (const { snapshot, holders, settlement } of writes) {
          await tx.executeQuery(write.whole(snapshot));
          if (holders !== undefined) await writeHolders(tx, snapshot, holders);
          if (settlement !== undefined) settlements.push(await writeSettlement(tx, settlement));
        }
        return settlements;
      });
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
    async removeStale(before) {
      let removed = 0;
      for (let batch = REMOVED_AT_ONCE; batch === REMOVED_AT_ONCE; removed += batch) {
        batch = await removeSome(engine.db, before);
      }
      return removed;
    },
  };
}

type SnapshotRow = Selectable<Tables['room_snapshot']>;

const toSnapshot = (row: SnapshotRow): RoomSnapshot => ({
  roomId: row.room_id,
  kind: row.kind,
  stateVersion: row.state_version,
  factsVersion: row.facts_version,
  seats: JSON.parse(row.seats) as AccountId[],
  version: row.version,
  state: row.state,
  openedAt: row.opened_at,
  updatedAt: row.updated_at,
  deadline: row.deadline,
  over: row.is_over === 1,
});

/** A room hands over the same array with every move. */
const seatsTexts = new WeakMap<readonly AccountId[], string>();

function seatsText(seats: readonly AccountId[]): string {
  const text = seatsTexts.get(seats) ?? JSON.stringify(seats);
  seatsTexts.set(seats, text);
  return text;
}

const toRow = (snapshot: RoomSnapshot): SnapshotRow => ({
  room_id: snapshot.roomId,
  kind: snapshot.kind,
  state_version: snapshot.stateVersion,
  facts_version: snapshot.factsVersion,
  seats: seatsText(snapshot.seats),
  version: snapshot.version,
  state: snapshot.state,
  opened_at: snapshot.openedAt,
  updated_at: snapshot.updatedAt,
  deadline: snapshot.deadline,
  is_over: snapshot.over ? 1 : 0,
});

type SnapshotWrite = (snapshot: RoomSnapshot) => CompiledQuery;

/** What a move changes. No index has any of it: a move costs the room's own page and no other. */
const MOVED = ['version', 'state', 'updated_at', 'deadline'] as const;
/** What else changes when a room begins, is over, or has other people. */
const SELDOM = ['seats', 'state_version', 'facts_version', 'is_over'] as const;

/**
 * The statements that store a snapshot, compiled once: all of it, or what a move changes of a room that is stored. An
 * older version than the stored one changes nothing: a room only goes forward.
 */
function compileSnapshotWrite(db: Kysely<Tables>): {
  readonly whole: SnapshotWrite;
  readonly move: SnapshotWrite;
} {
  const updating = (columns: readonly (typeof MOVED | typeof SELDOM)[number][]): SnapshotWrite => {
    const { sql } = db
      .insertInto('room_snapshot')
      .values(toRow(SAMPLE))
      .onConflict((conflict) =>
        conflict
          .column('room_id')
          .doUpdateSet((of) =>
            Object.fromEntries(columns.map((column) => [column, of.ref(`excluded.${column}`)])),
          )
          .whereRef('room_snapshot.version', '<=', 'excluded.version'),
      )
      .compile();
    return (snapshot) => CompiledQuery.raw(sql, Object.values(toRow(snapshot)));
  };
  return { whole: updating([...MOVED, ...SELDOM]), move: updating(MOVED) };
}

/** Any snapshot: only the order of its fields counts, which is that of the statement's values. */
const SAMPLE: RoomSnapshot = {
  roomId: 'sample' as RoomSnapshot['roomId'],
  kind: '',
  stateVersion: 0,
  factsVersion: '',
  seats: [],
  version: 0,
  state: '',
  openedAt: 0,
  updatedAt: 0,
  deadline: null,
  over: false,
};

/** The accounts of a room are few and change seldom: they are written anew. */
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
    // What was opened before is found by its index; little of it has been touched since.
    .where('opened_at', '<', before)
    .where('updated_at', '<', before)
    .limit(REMOVED_AT_ONCE);
  const { numDeletedRows } = await db
    .deleteFrom('room_snapshot')
    .where('room_id', 'in', old)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** Answers with the settlement as it counts, which is how it was written first. */
async function writeSettlement(tx: Kysely<Tables>, settlement: Settlement): Promise<Settlement> {
  const written = await tx
    .selectFrom('match')
    .select('is_new_high_score')
    .where('id', '=', settlement.gameId)
    .executeTakeFirst();
  if (written !== undefined) return { ...settlement, newHighScore: written.is_new_high_score === 1 };
  const isNewBest = await keepBests(tx, settlement);
  const decided = { ...settlement, newHighScore: settlement.newHighScore || isNewBest };
  await writeMatch(tx, decided);
  await writeDailyRun(tx, decided);
  for (const reward of decided.rewards) {
    await appendEntry(tx, { ...reward, at: decided.finishedAt });
  }
  return decided;
}

async function writeMatch(tx: Kysely<Tables>, settlement: Settlement): Promise<void> {
  await tx
    .insertInto('match')
    .values({
      id: settlement.gameId,
      game: settlement.game,
      mode: settlement.mode,
      winner_account_id: settlement.winner,
      is_new_high_score: settlement.newHighScore ? 1 : 0,
      finished_at: settlement.finishedAt,
    })
    .execute();
  if (settlement.players.length === 0) return;
  await tx
    .insertInto('match_player')
    .values(
      settlement.players.map((player, seat) => ({
        match_id: settlement.gameId,
        seat,
        account_id: player.accountId,
        finished_at: settlement.finishedAt,
        attempts: player.attempts,
        current_streak: player.currentStreak,
        score: player.score,
        total_points: player.totalPoints,
      })),
    )
    .execute();
}

/** A day is completed once; its time stays within the day, so that the next one is still to play. */
async function writeDailyRun(tx: Kysely<Tables>, { dailyRun }: Settlement): Promise<void> {
  if (dailyRun === undefined) return;
  await tx
    .insertInto('daily_run')
    .values({
      account_id: dailyRun.accountId,
      mode: dailyRun.mode,
      day: dailyRun.day,
      attempts: dailyRun.attempts,
      completed_at: Math.min(dailyRun.completedAt, lastMomentOf(dailyRun.day)),
    })
    .onConflict((conflict) => conflict.columns(['account_id', 'mode', 'day']).doNothing())
    .execute();
}
