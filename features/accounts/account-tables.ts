import type { AccountId } from '@hub/engine/wire/ids';
import type { Db, HubTables } from '@hub/server/hub.ts';
import { sql } from 'kysely';
import { points } from '../activity/versus-ratings.ts';
import type { AccountExport } from './care-calls.ts';

type OwnedTable = {
  [Table in keyof HubTables]: 'accountId' extends keyof HubTables[Table] ? Table : never;
}[keyof HubTables];

/** Makes a stored value what its owner reads. */
type Read = (value: unknown, owner: AccountId) => unknown;

/** What becomes of the rows of an account in one table. */
type Owned = {
  /** The part of the owner's export; without one they are copies of exported rows, or secrets that live for minutes. */
  readonly as?: keyof AccountExport;
  /** The columns that are exported, and no others: `column`, or `column:name`; `table.column` of what is joined. */
  readonly shows?: string;
  /** A table, and the column that has its id. */
  readonly joins?: readonly [table: keyof HubTables, column: string];
  /** The column that orders the export. */
  readonly by?: string;
  readonly read?: Readonly<Record<string, Read>>;
  /** An account has one row at most, which is exported itself. */
  readonly isOne?: true;
  /** Another column with the account of whom the row tells. */
  readonly also?: 'fromId';
  /** Whether an erasure deletes the rows; the others stay, for balances and other players' history. */
  readonly isErased?: true;
  /** False for what only visiting leaves, or what never is there without a row that would be missed. */
  readonly isMissed?: false;
};

const json: Read = (value) => (typeof value === 'string' ? JSON.parse(value) : null);
const list: Read = (value) => json(value, '' as AccountId) ?? [];
const flag: Read = (value) => value === 1;
const isOwner: Read = (value, owner) => value === owner;

const GONE = { isErased: true } as const;
const VISIT = { isErased: true, isMissed: false } as const;
const DECISION = 'act rule reason until createdAt:at answer answeredAt reply repliedAt';
const MATCH =
  'match.id match.game match.mode match.winnerAccountId:hasWon match.finishedAt attempts currentStreak score totalPoints';
const RUN =
  'challenge.id:challenge challenge.game challenge.accountId:isChallenger startedAt finishedAt score answers';
const REPORT =
  'reportCase.name:about reason place words createdAt:at reportCase.outcome reportCase.decidedAt';
const LEAGUE = 'league.id league.name league.firstDay league.ownerId:isOwner joinedAt leftAt';
const ENTRY = 'sequence amount balanceAfter reason reference note createdAt:at';

/** Every table with an account, in the order of the export. The types know of each table, and tests try each on a database. */
export const ACCOUNT_TABLES: Readonly<Record<OwnedTable, Owned>> = {
  administrator: { as: 'role', shows: 'role games grantedAt', read: { games: json }, isOne: true, ...GONE },
  adminPasskey: { as: 'passkeys', shows: 'name address createdAt usedAt', by: 'createdAt', ...VISIT },
  adminCode: { as: 'codeApp', shows: 'since', isOne: true, ...VISIT },
  adminLink: VISIT,
  adminSession: VISIT,
  adminChallenge: VISIT,
  playerNotice: { as: 'notices', shows: 'kind text until createdAt:at', by: 'createdAt', ...VISIT },
  formerName: { as: 'formerNames', shows: 'name until', by: 'until', ...VISIT },
  guestAddress: { as: 'guestAddress', shows: 'digest createdAt', isOne: true, ...VISIT },
  identity: { as: 'identities', shows: 'provider subject linkedAt', ...VISIT },
  recoveryCode: { as: 'recoveryCodes', shows: 'madeAt usedAt', ...GONE },
  ledger: { as: 'ledger', shows: ENTRY, by: 'sequence' },
  ownedItem: {
    as: 'items',
    shows: 'type item.name isActive acquiredAt',
    joins: ['item', 'itemId'],
    by: 'acquiredAt',
    read: { isActive: flag },
  },
  matchPlayer: {
    as: 'matches',
    shows: MATCH,
    joins: ['match', 'matchId'],
    by: 'finishedAt',
    read: { hasWon: isOwner },
  },
  matchTotal: { as: 'matchTotals', shows: 'game mode played wins losses', by: 'game' },
  newestMatch: { isMissed: false },
  roomSeat: { as: 'runningGames', shows: 'roomId:id kind' },
  roomCreation: VISIT,
  botWin: { as: 'botWins', shows: 'matchId game finishedAt', by: 'finishedAt' },
  suspiciousRun: {
    as: 'suspiciousRuns',
    shows: 'matchId reason figures finishedAt',
    by: 'finishedAt',
    read: { figures: json },
    ...VISIT,
  },
  dayPace: { as: 'paces', shows: 'game day figures', read: { figures: json }, ...VISIT },
  dailyRun: { as: 'days', shows: 'mode day attempts hard completedAt', by: 'completedAt' },
  bestScore: { as: 'bests', shows: 'board score achievedAt:at', by: 'board' },
  feedback: { as: 'feedback', shows: 'kind text page createdAt:at', by: 'createdAt', ...GONE },
  challenge: {},
  // Answers of a run of a past day are public by then: such days are closed.
  challengeRun: {
    as: 'challengeRuns',
    shows: RUN,
    joins: ['challenge', 'challengeId'],
    by: 'startedAt',
    read: { isChallenger: isOwner, answers: list },
  },
  leagueMember: {
    as: 'leagues',
    shows: LEAGUE,
    joins: ['league', 'leagueId'],
    by: 'joinedAt',
    read: { isOwner },
  },
  versusRating: {
    as: 'ratings',
    shows: 'game rating deviation games botLosses lateGames',
    by: 'game',
    read: { rating: points, deviation: points },
    ...GONE,
  },
  playerInvite: {
    as: 'invites',
    shows: 'game kind target fromId:isOwn createdAt:at',
    by: 'createdAt',
    read: { isOwn: isOwner },
    also: 'fromId',
    ...VISIT,
  },
  report: { as: 'reports', shows: REPORT, joins: ['reportCase', 'caseId'], by: 'createdAt', ...GONE },
  decision: { as: 'decisions', shows: DECISION, by: 'createdAt', ...GONE },
  newsLike: { as: 'likes', shows: 'newsId createdAt:at', by: 'createdAt', ...VISIT },
};

const tables = Object.entries<Owned>(ACCOUNT_TABLES) as [OwnedTable, Owned][];
/** A guest with a row in one of these is not idle: others, the host or the guest would miss it. Each has an index by account. */
export const MISSED_TABLES = tables.flatMap(([table, { isMissed }]) => (isMissed === false ? [] : table));

type Exported = Omit<AccountExport, 'exportedAt'>;

/** Everything stored about an account; rejects when it does not exist. */
export async function exportedOf(db: Db, id: AccountId): Promise<Exported> {
  const account = await db
    .selectFrom('account')
    .select(['id', 'playerId', 'name', 'createdAt', 'isHidden', 'language', 'suspendedAt', 'suspendedUntil'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const parts: Record<string, unknown> = { account };
  for (const [table, owned] of tables) {
    if (owned.as === undefined) continue;
    const rows = await exportedRows(db, table, owned, id);
    parts[owned.as] = owned.isOne ? (rows[0] ?? null) : rows;
  }
  // A test compares it with the schema of the reply.
  return parts as Exported;
}

async function exportedRows(
  db: Db,
  table: OwnedTable,
  { shows = '', joins, by, read = {}, also }: Owned,
  owner: AccountId,
): Promise<readonly object[]> {
  const own = (column: string) => sql.ref(`${table}.${column}`);
  const columns = shows.split(' ').map((shown) => {
    const [column = '', name = column.slice(column.indexOf('.') + 1)] = shown.split(':');
    return sql`${column.includes('.') ? sql.ref(column) : own(column)} as ${sql.ref(name)}`;
  });
  const joined = joins && sql`join ${sql.table(joins[0])} on ${sql.ref(`${joins[0]}.id`)} = ${own(joins[1])}`;
  const { rows } = await sql<Record<string, unknown>>`select ${sql.join(columns)} from ${sql.table(table)}
    ${joined ?? sql``} where (${own('accountId')} = ${owner} ${also ? sql`or ${own(also)} = ${owner}` : sql``})
    ${by ? sql`order by ${own(by)}` : sql``}`.execute(db);
  return rows.map((row) =>
    Object.fromEntries(
      Object.entries(row).map(([name, value]) => [name, read[name]?.(value, owner) ?? value]),
    ),
  );
}

/** Deletes the rows that go with an account, in the caller's transaction. */
export async function eraseRows(tx: Db, account: AccountId): Promise<void> {
  for (const [table, { isErased, also }] of tables) {
    if (!isErased) continue;
    await tx.deleteFrom(table).where('accountId', '=', account).execute();
    if (also) await sql`delete from ${sql.table(table)} where ${sql.ref(also)} = ${account}`.execute(tx);
  }
}
