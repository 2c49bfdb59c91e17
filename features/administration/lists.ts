import type { AccountId, GameId, PlayerId } from '@hub/engine/wire/ids';
import type { Board } from '@hub/protocol/games';
import type { Db, Hub } from '@hub/server/hub.ts';
import { FALSE, TRUE } from '@hub/server/store/boolean-column.ts';
import { type Count, countRows } from '@hub/server/store/count-rows.ts';
import { type Expression, type SqlBool, sql } from 'kysely';
import { playersAboveScore } from '../leaderboards/board-ranks.ts';
import type { Ask, Offers } from '../offers.ts';
import type { PLAYER_FILTERS } from './calls/players.ts';

type Page = { readonly limit: number; readonly offset: number };
export type ListedPlayer = Awaited<ReturnType<typeof listed>>[number];

type PlayerSearch = Page & {
  /** A part of the name in any case, or the whole player id. */
  readonly text: string | undefined;
  readonly only: (typeof PLAYER_FILTERS)[number];
};

type AuditSearch = {
  readonly kind?: string | undefined;
  /** Only actions of these kinds; all without it. */
  readonly kinds?: readonly string[] | undefined;
  /** Part of the name of who acted. */
  readonly by?: string | undefined;
  /** The account of a player, or a lobby. */
  readonly subject?: string | undefined;
  readonly since?: number | undefined;
  readonly until?: number | undefined;
};

/** What the pages of the administration list. */
export const lists = ({ db, clock }: Hub, ask: Ask<'leagues' | 'reports'>) => ({
  async players({ limit, offset, ...search }: PlayerSearch) {
    const now = clock.now();
    const found = playersBy(search, now);
    // The page first, so that the figures are read for its rows only.
    const page = await db
      .selectFrom('account')
      .select('id')
      .where(found)
      .orderBy('createdAt', 'desc')
      .orderBy('id', 'desc')
      .limit(limit)
      .offset(offset)
      .execute();
    const total = await countRows(db.selectFrom('account').where(found));
    const ids = page.map(({ id }) => id);
    return { rows: await listed({ db, ...ask() }, ids, now), total };
  },
  /** The player as in the list; undefined if there is none. */
  async player(id: PlayerId) {
    const row = await db.selectFrom('account').select('id').where('playerId', '=', id).executeTakeFirst();
    return row && (await listed({ db, ...ask() }, [row.id], clock.now()))[0];
  },
  /** What else helps to decide about a player. */
  async factsOf(account: AccountId) {
    const ledger = await db
      .selectFrom('ledger')
      .select('balanceAfter')
      .where('accountId', '=', account)
      .orderBy('sequence', 'desc')
      .limit(1)
      .executeTakeFirst();
    const actions = (kind: 'suspend' | 'rename') =>
      countRows(db.selectFrom('hostAction').where('subject', '=', account).where('kind', '=', kind));
    return {
      essence: ledger?.balanceAfter ?? 0,
      formerNames: await db
        .selectFrom('formerName')
        .select(['name', 'until'])
        .where('accountId', '=', account)
        .orderBy('until', 'desc')
        .execute(),
      leagues: (await ask().leagues?.countOf(account)) ?? 0,
      suspensions: await actions('suspend'),
      renamings: await actions('rename'),
      decidedReports: (await ask().reports?.decidedAbout(account)) ?? 0,
    };
  },
  /** Lines of the audit log with today's names, newest first. */
  async audit({ limit, offset, ...search }: Page & AuditSearch) {
    const lines = db
      .selectFrom('hostAction as line')
      .leftJoin('account as actor', 'actor.id', 'line.actorAccount')
      .where(linesBy(search));
    const rows = await lines
      .leftJoin('account as player', (on) => on.on(sql<boolean>`player.id = line.subject`))
      .select(['line.id', 'line.kind', 'line.subject', 'line.reason', 'line.createdAt as at'])
      .select(['line.actor', 'actor.name as actorName', 'line.actorRole as role'])
      .select(['player.playerId', 'player.name as playerName'])
      .orderBy('line.createdAt', 'desc')
      .orderBy('line.id')
      .limit(limit)
      .offset(offset)
      .execute();
    // Names are joined for the count only where it depends on them: the log can be long.
    const counted =
      search.by === undefined ? db.selectFrom('hostAction as line').where(linesBy(search)) : lines;
    const total = await counted.select((of) => of.fn.countAll<Count>().as('total')).executeTakeFirstOrThrow();
    return {
      rows: rows.map(({ actor, actorName, playerId, playerName, subject, role, ...line }) => ({
        ...line,
        by: actorName ?? actor,
        role: role ?? null,
        // Account ids are private, also here.
        subject: playerId ?? subject,
        player: playerId === null ? null : { id: playerId, name: playerName ?? '' },
      })),
      total: Number(total.total),
    };
  },
  /** Running rooms, newest first. `only` are kinds of rooms, `lobbies` those that are lobbies. */
  async rooms({
    limit,
    offset,
    only,
    lobbies,
  }: Page & { readonly only?: readonly string[] | undefined; readonly lobbies: readonly string[] }) {
    let running = db.selectFrom('roomSnapshot').where('isOver', '=', FALSE);
    if (only !== undefined) running = running.where('kind', 'in', [...only, '']);
    const rows = await running
      .select('roomId')
      .orderBy('openedAt', 'desc')
      .orderBy('roomId')
      .limit(limit)
      .offset(offset)
      .execute();
    const ids = rows.map(({ roomId }) => roomId);
    return { rows: await listedRooms(db, ids, lobbies), total: await countRows(running) };
  },
  /** Undefined for a room that does not run, or is no lobby. */
  async lobby(id: string, lobbies: readonly string[]) {
    const [room] = await listedRooms(db, [id as GameId], lobbies);
    return room?.lobby == null ? undefined : room;
  },
  /** `rank`: the same for the same score. */
  async boardRows(board: Board, { limit, offset }: Page) {
    const bests = db.selectFrom('bestScore').where('board', '=', board).where('isListed', '=', TRUE);
    const rows = await bests
      .innerJoin('account', 'account.id', 'bestScore.accountId')
      .select(['account.playerId as id', 'account.name', 'score', 'achievedAt as at'])
      .select(sql<Count>`1 + ${playersAboveScore(board, sql.ref('score'))}`.as('rank'))
      .orderBy('standing', 'desc')
      .limit(limit)
      .offset(offset)
      .execute();
    return {
      rows: rows.map(({ id, name, rank, ...row }) => ({
        ...row,
        player: { id, name },
        rank: Number(rank),
      })),
      total: await countRows(bests),
    };
  },
  /** Runs whose answers look scripted, newest first; `figures` are measured values by name. */
  async suspiciousRuns(limit: number, offset: number) {
    const rows = await db
      .selectFrom('suspiciousRun as run')
      .innerJoin('account', 'account.id', 'run.accountId')
      .innerJoin('match', 'match.id', 'run.matchId')
      .innerJoin('matchPlayer as player', (on) =>
        on.onRef('player.matchId', '=', 'run.matchId').onRef('player.accountId', '=', 'run.accountId'),
      )
      .select(['account.playerId', 'account.name', 'match.game', 'match.mode', 'player.score'])
      .select(['run.reason', 'run.figures', 'run.finishedAt'])
      .orderBy('run.finishedAt', 'desc')
      .orderBy('run.matchId', 'desc')
      .orderBy('player.seat')
      .limit(limit)
      .offset(offset)
      .execute();
    return rows.map((row) => ({ ...row, figures: JSON.parse(row.figures) as Record<string, number> }));
  },
  suspiciousRunCount: () => countRows(db.selectFrom('suspiciousRun')),
});

function playersBy({ text, only }: Pick<PlayerSearch, 'text' | 'only'>, now: number): Expression<SqlBool> {
  const filter = {
    all: sql`1 = 1`,
    suspended: sql`account.suspended_until > ${now} and account.soft_deleted_at is null`,
    guests: sql`account.soft_deleted_at is null
      and not exists (select 1 from identity where identity.account_id = account.id)`,
    roles: sql`account.id in (select account_id from administrator)`,
    closed: sql`account.soft_deleted_at is not null`,
  }[only];
  return text === undefined ? sql<SqlBool>`${filter}` : sql<SqlBool>`${filter} and ${isNamed(text)}`;
}

/** Accounts with a part of a name in any case, or with this player id. */
export const isNamed = (text: string) =>
  sql<SqlBool>`(account.player_id = ${text} or lower(account.name) like ${partOf(text)} escape '\\')`;

const partOf = (text: string): string => `%${text.toLowerCase().replaceAll(/[\\%_]/g, '\\$&')}%`;

/** The players of these accounts in their order; `reports` are waiting ones. */
async function listed(
  { db, reports }: { readonly db: Db } & Pick<Offers, 'reports'>,
  ids: readonly AccountId[],
  now: number,
) {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('account')
    .leftJoin('administrator', 'administrator.accountId', 'account.id')
    .leftJoin('newestMatch', 'newestMatch.accountId', 'account.id')
    .selectAll('account')
    .select(['administrator.role', 'newestMatch.finishedAt as playedAt'])
    .select(sql<Count>`(select count(*) from identity where identity.account_id = account.id)`.as('signIns'))
    .select(
      sql<Count>`(select count(*) from match_player where match_player.account_id = account.id)
        + (select coalesce(sum(played), 0) from match_total where match_total.account_id = account.id)`.as(
        'games',
      ),
    )
    .select((reports?.waitingAbout() ?? sql<Count>`0`).as('reports'))
    .where('account.id', 'in', ids)
    .execute();
  const players = new Map(
    rows.map((row) => [
      row.id,
      {
        account: row.id,
        id: row.playerId,
        name: row.name,
        role: row.role,
        isGuest: Number(row.signIns) === 0,
        suspendedUntil: row.suspendedUntil !== null && row.suspendedUntil > now ? row.suspendedUntil : null,
        closedAt: row.softDeletedAt,
        eraseAt: row.erasedAt === null ? row.eraseAt : null,
        erasedAt: row.erasedAt,
        reports: Number(row.reports),
        createdAt: row.createdAt,
        playedAt: row.playedAt,
        games: Number(row.games),
      },
    ]),
  );
  return ids.flatMap((id) => players.get(id) ?? []);
}

function linesBy({ kind, kinds, by, subject, since, until }: AuditSearch) {
  const conditions = [
    ...(kind === undefined ? [] : [sql`line.kind = ${kind}`]),
    ...(kinds === undefined ? [] : [sql`line.kind in (${sql.join(kinds)})`]),
    ...(by === undefined
      ? []
      : [sql`lower(coalesce(actor.name, line.actor)) like ${partOf(by)} escape '\\'`]),
    ...(subject === undefined ? [] : [sql`line.subject = ${subject}`]),
    ...(since === undefined ? [] : [sql`line.created_at >= ${since}`]),
    ...(until === undefined ? [] : [sql`line.created_at < ${until}`]),
  ];
  return sql<SqlBool>`${conditions.length === 0 ? sql`1 = 1` : sql.join(conditions, sql` and `)}`;
}

/** Running rooms in the order of their ids. Nothing of their games is in them but whether one has started. */
async function listedRooms(db: Db, ids: readonly GameId[], lobbies: readonly string[]) {
  if (ids.length === 0) return [];
  const rooms = await db
    .selectFrom('roomSnapshot as room')
    .leftJoin('roomOwner', 'roomOwner.roomId', 'room.roomId')
    .select(['room.roomId as id', 'kind as game', 'state', 'seats', 'openedAt', 'updatedAt as changedAt'])
    .select('roomOwner.node')
    .where('room.roomId', 'in', ids)
    .where('isOver', '=', FALSE)
    .execute();
  const seats = await db
    .selectFrom('roomSeat')
    .innerJoin('account', 'account.id', 'roomSeat.accountId')
    .select(['roomId', 'account.playerId as id', 'account.name', 'account.id as account'])
    .where('roomId', 'in', ids)
    .orderBy('account.id')
    .execute();
  const byId = new Map(rooms.map((room) => [room.id, room]));
  return ids.flatMap((id) => {
    const room = byId.get(id);
    if (room === undefined) return [];
    const { state, seats: accounts, ...shown } = room;
    const seated = seats.filter(({ roomId }) => roomId === id);
    const { owner, ...lobby } = lobbyIn(state, accounts);
    const ownerId = seated.find(({ account }) => account === owner)?.id ?? null;
    return {
      ...shown,
      lobby: lobbies.includes(room.game) ? { ...lobby, owner: ownerId } : null,
      seats: seated.map(({ id: player, name }) => ({ id: player, name })),
    };
  });
}

/** What is read of the state of a lobby; of a damaged one nothing is known. `owner` is an account. */
function lobbyIn(state: string, accounts: string) {
  try {
    const { settings, phase, sealedPassword, players, owner } = JSON.parse(state) as {
      readonly settings?: { readonly name?: unknown; readonly maxPlayers?: unknown };
      readonly phase?: unknown;
      readonly sealedPassword?: unknown;
      readonly players?: readonly { readonly bot: unknown }[];
      readonly owner?: number;
    };
    return {
      name: typeof settings?.name === 'string' ? settings.name : '',
      hasStarted: phase === 'playing' || phase === 'loading',
      hasPassword: typeof sealedPassword === 'string',
      maxPlayers: typeof settings?.maxPlayers === 'number' ? settings.maxPlayers : 0,
      bots: players?.filter(({ bot }) => bot !== null).length ?? 0,
      owner: (JSON.parse(accounts) as readonly AccountId[])[owner ?? -1],
    };
  } catch {
    return { name: '', hasStarted: false, hasPassword: false, maxPlayers: 0, bots: 0, owner: undefined };
  }
}
