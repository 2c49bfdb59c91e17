import { type Kysely, sql } from 'kysely';
import { isSqlite } from '../dialect.ts';
import { createNameSearch } from '../name-search.ts';
import type { Migration } from './migration.ts';

/** Seats of running rooms, and best scores with the tables and indexes for ranks, pages and search. */
export const leaderboards: Migration = {
  name: 'leaderboards',
  async up(db) {
    await seats(db);
    await runningRooms(db);
    await bests(db);
    await counts(db);
    await createNameSearch(db);
  },
};

type Db = Kysely<unknown>;

/** Rooms stored before this migration get no rows: they have one player and are found by their own address. */
async function seats(db: Db): Promise<void> {
  await db.schema
    .createTable('room_seat')
    .addColumn('account_id', 'text', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('room_id', 'text', (c) => c.notNull().references('room_snapshot.room_id').onDelete('cascade'))
    .addPrimaryKeyConstraint('room_seat_once', ['account_id', 'kind', 'room_id'])
    .execute();
  await db.schema.createIndex('room_seat_of_room').on('room_seat').column('room_id').execute();
}

/** The time of the last change is no longer indexed: every move rewrote that index. */
async function runningRooms(db: Db): Promise<void> {
  await db.schema.dropIndex('room_snapshot_running').execute();
  await db.schema
    .createIndex('room_snapshot_running')
    .on('room_snapshot')
    .column('kind')
    .where(sql.ref('is_over'), '=', sql.lit(0))
    .execute();
  await db.schema.createIndex('room_snapshot_opened').on('room_snapshot').column('opened_at').execute();
}

async function bests(db: Db): Promise<void> {
  await db.schema
    .createTable('best_score')
    .addColumn('board', 'text', (c) => c.notNull())
    .addColumn('account_id', 'text', (c) => c.notNull().references('account.id'))
    .addColumn('score', 'integer', (c) => c.notNull())
    .addColumn('achieved_at', 'bigint', (c) => c.notNull())
    .addColumn('standing', 'bigint', (c) => c.notNull())
    .addColumn('folded_name', 'text', (c) => c.notNull())
    .addColumn('is_listed', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('best_score_key', ['board', 'account_id'])
    .addCheckConstraint('best_score_above_zero', sql`score > 0`)
    .addCheckConstraint('best_score_flag', sql`is_listed in (0, 1)`)
    .execute();
  await db.schema.createIndex('best_score_of_account').on('best_score').column('account_id').execute();
  await db.schema
    .createIndex('best_score_standing')
    .on('best_score')
    .columns(['board', 'standing'])
    .unique()
    .execute();
  await db.schema
    .createIndex('best_score_listed')
    .on('best_score')
    .columns(['board', 'standing'])
    .where(sql.ref('is_listed'), '=', sql.lit(1))
    .execute();
}

/** Counted and summed by range, so in SQLite the rows are stored in key order. */
async function counts(db: Db): Promise<void> {
  await db.schema
    .createTable('board_count')
    .addColumn('board', 'text', (c) => c.notNull())
    .addColumn('level', 'integer', (c) => c.notNull())
    .addColumn('span', 'bigint', (c) => c.notNull())
    .addColumn('players', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('board_count_key', ['board', 'level', 'span'])
    .addCheckConstraint('board_count_players', sql`players >= 0`)
    .$call((table) => (isSqlite(db) ? table.modifyEnd(sql`without rowid`) : table))
    .execute();
}
