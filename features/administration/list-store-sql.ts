import type { AccountId, GameId } from '@hub/engine/wire/ids';
import { logged } from '@hub/server/store/audit-lines.ts';
import { FALSE, TRUE } from '@hub/server/store/boolean-column.ts';
import { type Count, countRows } from '@hub/server/store/count-rows.ts';
import type { Engine } from '@hub/server/store/engine.ts';
import type { Tables } from '@hub/server/store/schema.ts';
import { type Expression, type Kysely, type Selectable, type SqlBool, sql } from 'kysely';
import { removeBestOf } from '../leaderboards/best-scores.ts';
import { playersAboveScore } from '../leaderboards/board-ranks.ts';
import type { AdminListStore, AuditSearch, ListedPlayer, ListedRoom, PlayerSearch } from './list-store.ts';

type Db = Kysely<Tables>;

export function adminListStore(engine: Engine): AdminListStore {
  const { db } = engine;
  return {
    async players({ limit, offset, now, ...search }) {
      const found = playersBy(search, now);
      // The page first, so that the figures are read for its rows only.
      const page = await db
        .selectFrom('account')
        .select('id')
        .where(found)
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit)
        .offset(offset)
        .execute();
      const total = await countRows(db.selectFrom('account').where(found));
      return {
        rows: await listed(
          db,
          page.map(({ id }) => id),
          now,
        ),
        total,
      };
    },
    async player(id, now) {
      const row = await db.selectFrom('account').select('id').where('player_id', '=', id).executeTakeFirst();
      return row && (await listed(db, [row.id], now))[0];
    },
    async factsOf(account) {
      const ledger = await db
        .selectFrom('ledger')
        .select('balance_after')
        .where('account_id', '=', account)
        .orderBy('sequence', 'desc')
        .limit(1)
        .executeTakeFirst();
      const acts = (kind: 'suspend' | 'rename') =>
        countRows(db.selectFrom('host_action').where('subject', '=', account).where('kind', '=', kind));
      return {
        essence: ledger?.balance_after ?? 0,
        formerNames: await db
          .selectFrom('former_name')
          .select(['name', 'until'])
          .where('account_id', '=', account)
          .orderBy('until', 'desc')
          .execute(),
        leagues: await countRows(
          db.selectFrom('league_member').where('account_id', '=', account).where('left_at', 'is', null),
        ),
        suspensions: await acts('suspend'),
        renamings: await acts('rename'),
        decidedReports: await countRows(
          db.selectFrom('report_case').where('subject', '=', account).where('decided_at', 'is not', null),
        ),
      };
    },
    async audit({ limit, offset, ...search }) {
      const lines = db
        .selectFrom('host_action as line')
        .leftJoin('account as actor', 'actor.id', 'line.actor_account')
        .where(linesBy(search));
      const rows = await lines
        .leftJoin('account as player', (on) => on.on(sql<boolean>`player.id = line.subject`))
        .select(['line.id', 'line.kind', 'line.subject', 'line.reason', 'line.created_at as at'])
        .select(['line.actor', 'actor.name as actorName', 'line.actor_role as role'])
        .select(['player.player_id as playerId', 'player.name as playerName'])
        .orderBy('line.created_at', 'desc')
        .orderBy('line.id')
        .limit(limit)
        .offset(offset)
        .execute();
      // Names are joined for the count only where it depends on them: the log can be long.
      const counted =
        search.by === undefined ? db.selectFrom('host_action as line').where(linesBy(search)) : lines;
      const total = await counted
        .select((of) => of.fn.countAll<Count>().as('total'))
        .executeTakeFirstOrThrow();
      return {
        rows: rows.map(({ actor, actorName, playerId, playerName, subject, at, role, ...line }) => ({
          ...line,
          at,
          by: actorName ?? actor,
          role: role ?? null,
          // Account ids are private, also here.
          subject: playerId ?? subject,
          player: playerId === null ? null : { id: playerId, name: playerName ?? '' },
        })),
        total: Number(total.total),
      };
    },
    async rooms({ limit, offset, only, lobbies }) {
      let running = db.selectFrom('room_snapshot').where('is_over', '=', FALSE);
      if (only !== undefined) running = running.where('kind', 'in', [...only, '']);
      const rows = await running
        .select('room_id')
        .orderBy('opened_at', 'desc')
        .orderBy('room_id')
        .limit(limit)
        .offset(offset)
        .execute();
      const total = await countRows(running);
      return {
        rows: await listedRooms(
          db,
          rows.map(({ room_id }) => room_id),
          lobbies,
        ),
        total,
      };
    },
    async lobby(id, lobbies) {
      const [room] = await listedRooms(db, [id as GameId], lobbies);
      return room?.lobby == null ? undefined : room;
    },
    async boardRows(board, { limit, offset }) {
      const bests = db.selectFrom('best_score').where('board', '=', board).where('is_listed', '=', TRUE);
      const rows = await bests
        .innerJoin('account', 'account.id', 'best_score.account_id')
        .select(['account.player_id as id', 'account.name', 'score', 'achieved_at as at'])
        .select(sql<Count>`1 + ${playersAboveScore(board, sql.ref('score'))}`.as('rank'))
        .orderBy('standing', 'desc')
        .limit(limit)
        .offset(offset)
        .execute();
      return {
        rows: rows.map(({ id, name, score, at, rank }) => ({
          player: { id, name },
          score,
          at,
          rank: Number(rank),
        })),
        total: await countRows(bests),
      };
    },
    removeScore: (board, account, action) => logged(db, action, (tx) => removeBestOf(tx, board, account)),
  };
}

function playersBy({ text, only }: Pick<PlayerSearch, 'text' | 'only'>, now: number): Expression<SqlBool> {
  const filter = {
    all: sql`1 = 1`,
    suspended: sql`account.suspended_until > ${now} and account.soft_deleted_at is null`,
    guests: sql`account.soft_deleted_at is null
      and not exists (select 1 from identity where identity.account_id = account.id)`,
    roles: sql`account.id in (select account_id from administrator)`,
    closed: sql`account.soft_deleted_at is not null`,
  }[only];
  if (text === undefined) return sql<SqlBool>`${filter}`;
  const pattern = `%${text.toLowerCase().replaceAll(/[\\%_]/g, '\\$&')}%`;
  return sql<SqlBool>`${filter} and (account.player_id = ${text} or lower(account.name) like ${pattern} escape '\\')`;
}

/** The rows of these accounts in their order. */
async function listed(db: Db, ids: readonly AccountId[], now: number): Promise<ListedPlayer[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('account')
    .leftJoin('administrator', 'administrator.account_id', 'account.id')
    .leftJoin('newest_match', 'newest_match.account_id', 'account.id')
    .selectAll('account')
    .select(['administrator.role', 'newest_match.finished_at as playedAt'])
    .select(sql<Count>`(select count(*) from identity where identity.account_id = account.id)`.as('signIns'))
    .select(
      sql<Count>`(select count(*) from match_player where match_player.account_id = account.id)
        + (select coalesce(sum(played), 0) from match_total where match_total.account_id = account.id)`.as(
        'games',
      ),
    )
    .select(
      sql<Count>`(select count(*) from report join report_case on report_case.id = report.case_id
        where report_case.subject = account.id and decided_at is null)`.as('reports'),
    )
    .where('account.id', 'in', ids)
    .execute();
  const players = new Map(
    rows.map((row): [AccountId, ListedPlayer] => [
      row.id,
      {
        account: row.id,
        id: row.player_id,
        name: row.name,
        role: row.role,
        isGuest: Number(row.signIns) === 0,
        suspendedUntil:
          row.suspended_until !== null && row.suspended_until > now ? row.suspended_until : null,
        closedAt: row.soft_deleted_at,
        eraseAt: row.erased_at === null ? row.erase_at : null,
        erasedAt: row.erased_at,
        reports: Number(row.reports),
        createdAt: row.created_at,
        playedAt: row.playedAt,
        games: Number(row.games),
      },
    ]),
  );
  return ids.flatMap((id) => players.get(id) ?? []);
}

function linesBy({ kind, kinds, by, subject, since, until }: Omit<AuditSearch, 'limit' | 'offset'>) {
  const conditions = [
    ...(kind === undefined ? [] : [sql`line.kind = ${kind}`]),
    ...(kinds === undefined ? [] : [sql`line.kind in (${sql.join(kinds)})`]),
    ...(by === undefined
      ? []
      : [
          sql`lower(coalesce(actor.name, line.actor)) like ${`%${by.toLowerCase().replaceAll(/[\\%_]/g, '\\$&')}%`} escape '\\'`,
        ]),
    ...(subject === undefined ? [] : [sql`line.subject = ${subject}`]),
    ...(since === undefined ? [] : [sql`line.created_at >= ${since}`]),
    ...(until === undefined ? [] : [sql`line.created_at < ${until}`]),
  ];
  return sql<SqlBool>`${conditions.length === 0 ? sql`1 = 1` : sql.join(conditions, sql` and `)}`;
}

type SnapshotRow = Pick<
  Selectable<Tables['room_snapshot']>,
  'room_id' | 'kind' | 'state' | 'opened_at' | 'updated_at'
>;

async function listedRooms(
  db: Db,
  ids: readonly GameId[],
  lobbies: readonly string[],
): Promise<ListedRoom[]> {
  if (ids.length === 0) return [];
  const rooms = await db
    .selectFrom('room_snapshot as room')
    .leftJoin('room_owner', 'room_owner.room_id', 'room.room_id')
    .select(['room.room_id', 'kind', 'state', 'opened_at', 'updated_at', 'room_owner.node'])
    .where('room.room_id', 'in', ids)
    .where('is_over', '=', FALSE)
    .execute();
  const seats = await db
    .selectFrom('room_seat')
    .innerJoin('account', 'account.id', 'room_seat.account_id')
    .select(['room_id', 'account.player_id as id', 'account.name'])
    .where('room_id', 'in', ids)
    .orderBy('account.id')
    .execute();
  const byId = new Map(rooms.map((room) => [room.room_id, room]));
  return ids.flatMap((id): ListedRoom[] => {
    const room = byId.get(id);
    if (room === undefined) return [];
    return [
      {
        id,
        game: room.kind,
        lobby: lobbies.includes(room.kind) ? lobbyIn(room) : null,
        seats: seats
          .filter(({ room_id }) => room_id === id)
          .map(({ id: player, name }) => ({ id: player, name })),
        openedAt: room.opened_at,
        changedAt: room.updated_at,
        node: room.node ?? null,
      },
    ];
  });
}

/** Name, password and phase of a lobby are all that is read of a state; a damaged one has no name. */
function lobbyIn({ state }: SnapshotRow): ListedRoom['lobby'] {
  try {
    const { settings, phase, sealedPassword } = JSON.parse(state) as {
      readonly settings?: { readonly name?: unknown };
      readonly phase?: unknown;
      readonly sealedPassword?: unknown;
    };
    return {
      name: typeof settings?.name === 'string' ? settings.name : '',
      hasStarted: phase === 'playing' || phase === 'loading',
      hasPassword: typeof sealedPassword === 'string',
    };
  } catch {
    return { name: '', hasStarted: false, hasPassword: false };
  }
}
