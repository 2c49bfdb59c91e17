import type { Day } from '@hub/engine/wire/ids';
import { type Insertable, type Kysely, sql } from 'kysely';
import type { NodeId } from '../../domain/nodes/ports.ts';
import type { Tables } from '../schema.ts';
import { friendTables } from './friend-tables.ts';
import { accountId, gameId, playerId } from './rows.ts';

/** Rows by table. */
export type Rows = { readonly [Table in keyof Tables]: readonly Required<Insertable<Tables[Table]>>[] };

const [ada, grace] = [accountId(1), accountId(2)];
const NAME = 'Ädä "🦊" \\ \'x\'';
const day = '2026-11-20' as Day;

/** Rows for every table in insertion order; every column has a non-null value in at least one row. */
export const everyTable: Rows = {
  account: [
    {
      id: ada,
      player_id: playerId(1),
      name: NAME,
      token_version: 3,
      created_at: 1_800_000_000_001,
      soft_deleted_at: null,
      erase_at: null,
      erased_at: null,
      suspended_at: 1_800_000_000_008,
      suspended_until: 1_800_000_000_009,
    },
    {
      id: grace,
      player_id: playerId(2),
      name: 'Grace',
      token_version: 0,
      created_at: 2,
      soft_deleted_at: 4,
      erase_at: 5,
      erased_at: 6,
      suspended_at: null,
      suspended_until: null,
    },
  ],
  player_notice: [{ account_id: ada, kind: 'suspended', text: 'Bots', until: 9, created_at: 8 }],
  former_name: [{ account_id: ada, name: 'Ada "1"', until: 1_800_000_000_012 }],
  guest_address: [{ account_id: ada, digest: 'ab', created_at: 1_800_000_000_001 }],
  host_action: [
    { id: 'a', kind: 'rename', subject: ada, actor: 'root', reason: 'Rude', created_at: 1_800_000_000_002 },
  ],
  hub_setting: [{ name: 'registration', value: '"invite"' }],
  host_news: [{ id: 'a1', title: 'Cup', text: '**Sunday**', created_at: 1_800_000_000_011 }],
  invitation: [{ hash: 'ab', uses_left: 3, expires_at: 1_800_000_000_010 }],
  identity: [{ provider: 'google', subject: 'ada', account_id: ada, linked_at: 7 }],
  used_sign_in_flow: [{ id: 'flow', expires_at: 1_800_000_000_002 }],
  recovery_code: [
    { hash: 'a', account_id: ada, made_at: 8, used_at: null },
    { hash: 'b', account_id: ada, made_at: 8, used_at: 9 },
  ],
  ledger: [
    {
      account_id: ada,
      sequence: 1,
      amount: 700,
      balance_after: 700,
      reason: 'grant',
      reference: 'grant:1',
      note: 'Thanks',
      created_at: 10,
    },
    {
      account_id: ada,
      sequence: 2,
      amount: -500,
      balance_after: 200,
      reason: 'purchase',
      reference: 'purchase:fx',
      note: null,
      created_at: 11,
    },
    {
      account_id: grace,
      sequence: 1,
      amount: 30,
      balance_after: 30,
      reason: 'grant',
      reference: 'grant:1',
      note: '',
      created_at: 12,
    },
  ],
  item: [
    {
      id: 'fx',
      type: 'username_effect',
      name: 'Frost',
      rarity: 'rare',
      description: 'Shines',
      price: 500,
      css_class: 'fx-frost',
      asset_path: '/frost.svg',
      image: 'frost.png',
      subtitle: 'Cold',
      sale_percentage: 20,
      is_for_sale: 1,
    },
    {
      id: 'icon',
      type: 'profile_icon',
      name: 'Icon',
      rarity: 'mythic',
      description: '',
      price: 0,
      css_class: null,
      asset_path: null,
      image: null,
      subtitle: '',
      sale_percentage: 0,
      is_for_sale: 0,
    },
  ],
  owned_item: [
    { id: 'owned', account_id: ada, item_id: 'fx', type: 'username_effect', is_active: 1, acquired_at: 13 },
  ],
  match: [
    {
      id: gameId(1),
      game: 'more or less',
      mode: 'single',
      winner_account_id: ada,
      is_new_high_score: 1,
      finished_at: 14,
    },
    {
      id: gameId(2),
      game: 'cooldown clash',
      mode: 'multi',
      winner_account_id: null,
      is_new_high_score: 0,
      finished_at: 15,
    },
  ],
  match_player: [
    {
      match_id: gameId(1),
      seat: 0,
      account_id: ada,
      finished_at: 14,
      attempts: 4,
      current_streak: 2,
      score: 12,
      total_points: 900,
    },
    {
      match_id: gameId(2),
      seat: 0,
      account_id: grace,
      finished_at: 15,
      attempts: null,
      current_streak: null,
      score: null,
      total_points: null,
    },
  ],
  match_total: [{ account_id: ada, game: 'cooldown clash', mode: 'multi', played: 3, wins: 1, losses: 2 }],
  bot_win: [{ match_id: gameId(4), account_id: ada, game: 'chain of legends', finished_at: 25 }],
  newest_match: [
    { account_id: ada, match_id: gameId(1), finished_at: 14, is_listed: 1, is_newcomer: 0 },
    { account_id: grace, match_id: gameId(2), finished_at: 15, is_listed: 0, is_newcomer: 1 },
  ],
  suspicious_run: [
    {
      match_id: gameId(1),
      account_id: ada,
      reason: 'too_fast',
      figures: '{"answers":50,"fast":49}',
      finished_at: 14,
    },
  ],
  day_pace: [{ account_id: ada, game: 'more or less', day, figures: '{"answers":50}' }],
  daily_answer: [{ mode: 'championRift', day, answer_id: 'Ahri' }],
  daily_commitment: [
    {
      mode: 'championRift',
      day,
      nonce: '1f',
      previous: '0'.repeat(64),
      commitment: 'ab'.repeat(32),
      committed_at: 1_800_000_000_004,
    },
  ],
  last_seen: [{ id: 1, seen_at: 1_800_000_000_005 }],
  outage: [{ began_at: 1_800_000_000_006, ended_at: 1_800_000_000_007 }],
  daily_run: [
    {
      account_id: ada,
      mode: 'championRift',
      day,
      attempts: 4,
      completed_at: 16,
      hard: 1,
      is_listed: 1,
      is_newcomer: 0,
    },
  ],
  news_like: [
    { news_id: 'launch' as Insertable<Tables['news_like']>['news_id'], account_id: ada, created_at: 17 },
  ],
  feedback: [
    {
      id: 'report',
      kind: 'bug',
      text: 'Two\nlines, "quoted" \t ü',
      page: '/shop',
      account_id: ada,
      created_at: 18,
    },
    { id: 'visit', kind: 'idea', text: '👍', page: null, account_id: null, created_at: 19 },
  ],
  room_snapshot: [
    {
      room_id: gameId(3),
      kind: 'championRift',
      state_version: 1,
      facts_version: '15.8',
      seats: `["${ada}"]`,
      version: 7,
      state: '{"guesses":["Ähri \\u0000"]}',
      opened_at: 20,
      updated_at: 21,
      deadline: 1_800_000_000_003,
      is_over: 0,
    },
    {
      room_id: gameId(2),
      kind: 'cooldownClash',
      state_version: 2,
      facts_version: '15.8',
      seats: '[]',
      version: 1,
      state: 'null',
      opened_at: 22,
      updated_at: 23,
      deadline: null,
      is_over: 1,
    },
  ],
  room_journal: [{ position: 1_800_000_000_003, entries: '[]', node: '' }],
  node: [{ id: 'a1' as NodeId, build: '1.0.0', contract: '3', state: 'up', secret_hash: 'hash' }],
  node_lease: [{ node: 'a1' as NodeId, lease_until: 1_800_000_000_004 }],
  room_owner: [
    { room_id: gameId(3), node: 'a1' as NodeId },
    { room_id: gameId(2), node: null },
  ],
  room_creation: [{ account_id: ada, kind: 'championRift', sequence: 2, room_id: gameId(3) }],
  room_seat: [{ account_id: ada, kind: 'championRift', room_id: gameId(3) }],
  ...friendTables,
  best_score: [
    {
      board: 'more_or_less',
      account_id: ada,
      score: 12,
      achieved_at: 24,
      // A realistic size: more than 32 bits.
      standing: 13 * 2 ** 32 - 1,
      folded_name: 'ada',
      is_listed: 1,
    },
  ],
  board_count: [{ board: 'more_or_less', level: 1, span: 12, players: 1 }],
};

type Loose = Record<string, Record<string, unknown>>;
type LooseRow = Readonly<Record<string, unknown>>;

/** The hub's tables and their columns; migrations may be missing. */
export async function tablesIn(db: Kysely<Tables>): Promise<ReadonlyMap<string, readonly string[]>> {
  const found = await db.introspection.getTables();
  return new Map(
    Object.keys(everyTable).flatMap((name) => {
      const columns = found.find((table) => table.name === name)?.columns;
      return columns === undefined ? [] : [[name, columns.map((column) => column.name)] as const];
    }),
  );
}

/** The rows of `everyTable` for a table with only these columns, sorted. */
export const rowsFor = (table: string, columns: readonly string[]): readonly LooseRow[] =>
  sorted((everyTable as unknown as Record<string, readonly LooseRow[]>)[table] ?? [], columns);

/** Inserts the rows of every table that the database has. */
export async function fillEveryTable(db: Kysely<Tables>): Promise<void> {
  for (const [table, columns] of await tablesIn(db)) {
    await (db as unknown as Kysely<Loose>)
      .insertInto(table)
      .values([...rowsFor(table, columns)])
      .execute();
  }
}

/** The stored rows of a table with only these columns, sorted. */
export async function rowsIn(
  db: Kysely<Tables>,
  table: string,
  columns: readonly string[],
): Promise<readonly LooseRow[]> {
  const { rows } = await sql<LooseRow>`select * from ${sql.table(table)}`.execute(db);
  return sorted(rows, columns);
}

/** Reduces rows to these columns and sorts them by content. */
const sorted = (rows: readonly LooseRow[], columns: readonly string[]): readonly LooseRow[] =>
  rows
    .map((row) => Object.fromEntries(columns.map((column) => [column, row[column]])))
    .map((row) => ({ row, text: JSON.stringify(row) }))
    .toSorted((a, b) => (a.text < b.text ? -1 : 1))
    .map(({ row }) => row);
