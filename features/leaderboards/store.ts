import type { AccountId, PlayerId } from '@hub/engine/wire/ids';
import { LEADERBOARD_SEARCH_MAX } from '@hub/engine/wire/limits';
import { type Board, boards, type GameName } from '@hub/protocol/games';
import { sortKeysByName } from '@hub/server/store/name-search.ts';
import type { Tables } from '@hub/server/store/schema.ts';
import { lowestSortKey, SCORE_LEVEL } from '@hub/server/store/sort-key.ts';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { aboveFoundScore, foundSpan, offsetSearch, playersAbove, playersAboveScore } from './board-ranks.ts';
import type {
  BoardPage,
  LeaderboardStore,
  PageRequest,
  PlayersAtScore,
  RankedPlayer,
  Span,
} from './ports.ts';

type Db = Kysely<Tables>;

/** Each method runs one statement and so reads one consistent state. */
export const leaderboardStore = (db: Db): LeaderboardStore => ({
  page: (board, span, request) => readPage(db, board, span, request),
  search: (board, needle, request) => searchNames(db, board, needle, request),
  async scoreAndRank(board, player, { min, max }) {
    const { rows } = await sql<{ score: number; rank: number }>`
      select best.score, 1 + ${playersAboveScore(board, sql`best.score`)}
        - ${playersAboveScore(board, sql.lit(max))} as rank
      from ${bestOfPlayer(board, player)} where best.score between ${min} and ${max}`.execute(db);
    return rows[0];
  },
  async playersAhead(board, player) {
    const { rows } = await sql<{ ahead: number }>`
      select ${playersAbove(board, sql`best.standing`)} as ahead from ${bestOfPlayer(board, player)}`.execute(
      db,
    );
    return rows[0]?.ahead;
  },
  async countOthers(board, account, score) {
    const own = sql`(select count(*) from best_score where board = ${board} and account_id = ${account}
      and is_listed = 1`;
    const { rows } = await sql<{ other_players: number; as_good: number }>`
      select ${playersAboveScore(board, sql.lit(0))} - ${own}) as other_players,
        ${playersAboveScore(board, sql`${score} - 1`)} - ${own} and score >= ${score}) as as_good`.execute(
      db,
    );
    const { other_players = 0, as_good = 0 } = rows[0] ?? {};
    return { all: other_players, below: other_players - as_good };
  },
  async othersByScore(board, account) {
    const { rows } = await sql<PlayersAtScore>`
      select score, players from (
        select span as score, players - (select count(*) from best_score where board = ${board}
          and account_id = ${account} and is_listed = 1 and score = board_count.span) as players
        from board_count where board = ${board} and level = ${sql.lit(SCORE_LEVEL)} and span > 0
      ) as others where players > 0 order by score`.execute(db);
    return rows;
  },
  async newestScores(board, account, limit) {
    const rows = await finishedGames(db, board, account)
      .select('player.score')
      .where('player.score', 'is not', null)
      .orderBy('player.finished_at', 'desc')
      .orderBy('player.match_id', 'desc')
      .limit(limit)
      .execute();
    return rows.map(({ score }) => score ?? 0);
  },
  async hasScored(board, account, score) {
    const scored = await finishedGames(db, board, account)
      .select('match.id')
      .where('player.score', '=', score)
      .limit(1)
      .executeTakeFirst();
    if (scored !== undefined) return true;
    // The match of a best may have been deleted because it is old.
    const best = await db
      .selectFrom('best_score')
      .select('score')
      .where('board', '=', board)
      .where('account_id', '=', account)
      .where('score', '=', score)
      .executeTakeFirst();
    return best !== undefined;
  },
  async bestsOf(account) {
    const { rows } = await sql<{ board: Board; score: number; is_listed: number; rank: number }>`
      select best.board, best.score, best.is_listed,
        1 + ${playersAboveScore(sql.ref('best.board'), sql.ref('best.score'))} as rank
      from best_score as best where best.account_id = ${account}`.execute(db);
    return rows.map(({ board, score, is_listed, rank }) => ({
      board,
      score,
      rank: is_listed === 1 ? rank : null,
    }));
  },
});

/** The finished games whose scores a board collects. */
function gamesOf(board: Board): { readonly game: GameName; readonly mode: 'single' | 'multi' } {
  const known = boards.find(({ id }) => id === board);
  if (known === undefined) throw new RangeError(`no game has the board ${board}`);
  return { game: known.game.names.feed as GameName, mode: known.mode };
}

/** The account's finished games whose scores a board collects. */
function finishedGames(db: Db, board: Board, account: AccountId) {
  const { game, mode } = gamesOf(board);
  return db
    .selectFrom('match_player as player')
    .innerJoin('match', 'match.id', 'player.match_id')
    .where('player.account_id', '=', account)
    .where('match.game', '=', game)
    .where('match.mode', '=', mode);
}

const bestOfPlayer = (board: Board, player: PlayerId): RawBuilder<unknown> =>
  sql`account join best_score as best on best.account_id = account.id and best.board = ${board}
    and best.is_listed = 1 and account.player_id = ${player}`;

type Shown = {
  readonly player_id: PlayerId | null;
  readonly name: string;
  readonly score: number;
  readonly css_class: string | null;
};

/** The players of the common table `chosen`, or one row without a player when it is empty. */
const shown = (board: Board, columns: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  select account.player_id, account.name, best.score, item.css_class, ${columns}
  from (select 1 as one) as always
  left join chosen on true
  left join best_score as best on best.board = ${board} and best.standing = chosen.standing
  left join account on account.id = best.account_id
  left join owned_item as worn on worn.account_id = best.account_id and worn.is_active = 1
    and worn.type = 'username_effect'
  left join item on item.id = worn.item_id
  order by chosen.standing desc`;

const entriesFrom = <Row extends Shown>(
  rows: readonly Row[],
  rankOf: (row: Row, index: number) => number,
): RankedPlayer[] =>
  rows.flatMap((row, index) => {
    const { player_id, name, score, css_class } = row;
    return player_id === null
      ? []
      : { playerId: player_id, name, score, rank: rankOf(row, index), cssClass: css_class };
  });

/** An expression, because SQLite replans a statement for each literal limit, which takes longer than the read. */
const fixed = (limit: number): RawBuilder<unknown> => sql`(${limit} + 0)`;

type PageRow = Shown & { readonly total: number; readonly above_score: number };

/** Locates the first entry of the page by its offset, then reads the board in order. */
async function readPage(
  db: Db,
  board: Board,
  span: Span,
  { offset, limit }: PageRequest,
): Promise<BoardPage> {
  const above = playersAboveScore(board, sql.lit(span.max));
  const { rows } = await sql<PageRow>`
    with list as materialized (
      select ${above} as above, ${playersAboveScore(board, sql.lit(span.min - 1))} as until
    ),
    ${offsetSearch(board, sql`(select above + ${offset} from list)`)},
    chosen as materialized (
      select standing from best_score where board = ${board} and is_listed = 1
        and standing < ${foundSpan.standing} and standing >= ${lowestSortKey(span.min)}
      order by standing desc
      limit ${fixed(limit)} offset (select cast(above + ${offset} - ${foundSpan.above} as bigint) from list)
    )
    ${shown(board, sql`(select until - above from list) as total, ${aboveFoundScore} - (select above from list) as above_score`)}`.execute(
    db,
  );
  let rank = 0;
  const entries = entriesFrom(rows, ({ score, above_score }, index) => {
    // The first entry's rank comes from the players above its score; later entries share it until the score changes.
    if (index === 0) rank = above_score + 1;
    else if (score !== rows[index - 1]?.score) rank = offset + index + 1;
    return rank;
  });
  return { entries, total: rows[0]?.total ?? 0 };
}

type FoundRow = Shown & { readonly total: number; readonly above: number };

async function searchNames(db: Db, board: Board, needle: string, request: PageRequest): Promise<BoardPage> {
  const { offset, limit } = request;
  const { rows } = await sql<FoundRow>`
    with found as materialized (
      select standing from (${sortKeysByName(db, board, needle)} limit ${sql.lit(LEADERBOARD_SEARCH_MAX)}) as places
    ),
    chosen as materialized (
      select standing from found order by standing desc limit ${fixed(limit)} offset ${fixed(offset)}
    )
    ${shown(
      board,
      sql`(select count(*) from found) as total, ${playersAboveScore(board, sql`best.score`)} as above`,
    )}`.execute(db);
  return { entries: entriesFrom(rows, ({ above }) => above + 1), total: rows[0]?.total ?? 0 };
}
