import type { AccountId, GameId } from '@hub/protocol/ids';
import type { Kysely, Selectable } from 'kysely';
import { lastMomentOf } from '../domain/daily/days.ts';
import type { RoomSnapshot, RoomStore, Settlement } from '../domain/rooms/ports.ts';
import type { Engine } from './engine.ts';
import { appendEntry } from './ledger.ts';
import type { Tables } from './schema.ts';

export const roomStore = (engine: Engine): RoomStore => ({
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
      .where('is_over', '=', 0)
      .where('kind', '=', kind)
      .orderBy('updated_at')
      .execute();
    return rows.map(toSnapshot);
  },
  async save(writes) {
    const durability = writes.some((write) => write.settlement !== undefined) ? 'power' : 'process';
    await engine.transaction(durability, async (tx) => {
      for (const { snapshot, settlement } of writes) {
        await writeSnapshot(tx, snapshot);
        if (settlement !== undefined) await writeSettlement(tx, settlement);
      }
    });
  },
  async removeStale(before) {
    const { numDeletedRows } = await engine.db
      .deleteFrom('room_snapshot')
      .where('is_over', '=', 0)
      .where('updated_at', '<', before)
      .executeTakeFirst();
    return Number(numDeletedRows);
  },
});

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

const toRow = (snapshot: RoomSnapshot): SnapshotRow => ({
  room_id: snapshot.roomId,
  kind: snapshot.kind,
  state_version: snapshot.stateVersion,
  facts_version: snapshot.factsVersion,
  seats: JSON.stringify(snapshot.seats),
  version: snapshot.version,
  state: snapshot.state,
  opened_at: snapshot.openedAt,
  updated_at: snapshot.updatedAt,
  deadline: snapshot.deadline,
  is_over: snapshot.over ? 1 : 0,
});

/** An older version than the stored one changes nothing: a room only goes forward. */
async function writeSnapshot(tx: Kysely<Tables>, snapshot: RoomSnapshot): Promise<void> {
  const { room_id, ...changes } = toRow(snapshot);
  await tx
    .insertInto('room_snapshot')
    .values({ room_id, ...changes })
    .onConflict((conflict) =>
      conflict.column('room_id').doUpdateSet(changes).where('room_snapshot.version', '<=', snapshot.version),
    )
    .execute();
}

async function writeSettlement(tx: Kysely<Tables>, settlement: Settlement): Promise<void> {
  if (await isSettled(tx, settlement.gameId)) return;
  await writeMatch(tx, settlement);
  await writeDailyRun(tx, settlement);
  for (const reward of settlement.rewards) {
    await appendEntry(tx, { ...reward, at: settlement.finishedAt });
  }
}

async function isSettled(tx: Kysely<Tables>, gameId: GameId): Promise<boolean> {
  const match = await tx.selectFrom('match').select('id').where('id', '=', gameId).executeTakeFirst();
  return match !== undefined;
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
