import { type Kysely, sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Accounts, ledger, items, matches, daily puzzles and rooms. */
export const foundation: Migration = {
  name: 'foundation',
  async up(db) {
    await accounts(db);
    await economy(db);
    await matches(db);
    await games(db);
  },
};

type Db = Kysely<unknown>;

async function accounts(db: Db): Promise<void> {
  await db.schema
    .createTable('account')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('player_id', 'text', (c) => c.notNull().unique())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('token_version', 'integer', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('soft_deleted_at', 'bigint')
    .execute();
  await db.schema
    .createTable('identity')
    .addColumn('provider', 'text', (c) => c.notNull())
    .addColumn('subject', 'text', (c) => c.notNull())
    .addColumn('account_id', 'text', (c) => c.notNull().references('account.id'))
    .addColumn('linked_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('identity_key', ['provider', 'subject'])
    .addUniqueConstraint('identity_one_per_provider', ['account_id', 'provider'])
    .execute();
}

async function economy(db: Db): Promise<void> {
  await db.schema
    .createTable('ledger')
    .addColumn('account_id', 'text', (c) => c.notNull().references('account.id'))
    .addColumn('sequence', 'integer', (c) => c.notNull())
    .addColumn('amount', 'bigint', (c) => c.notNull())
    .addColumn('balance_after', 'bigint', (c) => c.notNull())
    .addColumn('reason', 'text', (c) => c.notNull())
    .addColumn('reference', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('ledger_key', ['account_id', 'sequence'])
    .addUniqueConstraint('ledger_paid_once', ['account_id', 'reference'])
    .addCheckConstraint('ledger_never_below_zero', sql`balance_after >= 0`)
    .execute();
  await db.schema
    .createTable('item')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('type', 'text', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('rarity', 'text', (c) => c.notNull())
    .addColumn('description', 'text', (c) => c.notNull())
    .addColumn('price', 'integer', (c) => c.notNull())
    .addColumn('css_class', 'text')
    .addColumn('asset_path', 'text')
    .addColumn('image', 'text')
    .addUniqueConstraint('item_with_type', ['id', 'type'])
    .addCheckConstraint('item_price_not_negative', sql`price >= 0`)
    .execute();
  await db.schema
    .createTable('owned_item')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('account_id', 'text', (c) => c.notNull().references('account.id'))
    .addColumn('item_id', 'text', (c) => c.notNull())
    .addColumn('type', 'text', (c) => c.notNull())
    .addColumn('is_active', 'integer', (c) => c.notNull())
    .addColumn('acquired_at', 'bigint', (c) => c.notNull())
    .addUniqueConstraint('owned_item_once', ['account_id', 'item_id'])
    .addForeignKeyConstraint('owned_item_of_type', ['item_id', 'type'], 'item', ['id', 'type'])
    .addCheckConstraint('owned_item_flag', sql`is_active in (0, 1)`)
    .execute();
  await db.schema
    .createIndex('owned_item_one_active')
    .on('owned_item')
    .columns(['account_id', 'type'])
    .unique()
    .where(sql.ref('is_active'), '=', sql.lit(1))
    .execute();
}

async function matches(db: Db): Promise<void> {
  await db.schema
    .createTable('match')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('game', 'text', (c) => c.notNull())
    .addColumn('mode', 'text', (c) => c.notNull())
    .addColumn('winner_account_id', 'text', (c) => c.references('account.id'))
    .addColumn('is_new_high_score', 'integer', (c) => c.notNull())
    .addColumn('finished_at', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('match_newest').on('match').columns(['finished_at', 'id']).execute();
  await db.schema
    .createTable('match_player')
    .addColumn('match_id', 'text', (c) => c.notNull().references('match.id'))
    .addColumn('seat', 'integer', (c) => c.notNull())
    .addColumn('account_id', 'text', (c) => c.notNull().references('account.id'))
    .addColumn('finished_at', 'bigint', (c) => c.notNull())
    .addColumn('attempts', 'integer')
    .addColumn('current_streak', 'integer')
    .addColumn('score', 'integer')
    .addColumn('total_points', 'integer')
    .addPrimaryKeyConstraint('match_player_key', ['match_id', 'seat'])
    .addUniqueConstraint('match_player_one_seat', ['match_id', 'account_id'])
    .execute();
  await db.schema
    .createIndex('match_player_newest')
    .on('match_player')
    .columns(['account_id', 'finished_at', 'match_id'])
    .execute();
}

async function games(db: Db): Promise<void> {
  await db.schema
    .createTable('daily_puzzle')
    .addColumn('day', 'text', (c) => c.primaryKey())
    .addColumn('champion_id', 'text', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('daily_run')
    .addColumn('account_id', 'text', (c) => c.notNull().references('account.id'))
    .addColumn('mode', 'text', (c) => c.notNull())
    .addColumn('day', 'text', (c) => c.notNull())
    .addColumn('attempts', 'integer', (c) => c.notNull())
    .addColumn('completed_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('daily_run_once', ['account_id', 'mode', 'day'])
    .execute();
  await db.schema
    .createTable('room_snapshot')
    .addColumn('room_id', 'text', (c) => c.primaryKey())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('state_version', 'integer', (c) => c.notNull())
    .addColumn('facts_version', 'text', (c) => c.notNull())
    .addColumn('seats', 'text', (c) => c.notNull())
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('opened_at', 'bigint', (c) => c.notNull())
    .addColumn('updated_at', 'bigint', (c) => c.notNull())
    .addColumn('deadline', 'bigint')
    .addColumn('is_over', 'integer', (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex('room_snapshot_running')
    .on('room_snapshot')
    .columns(['is_over', 'kind', 'updated_at'])
    .execute();
}
