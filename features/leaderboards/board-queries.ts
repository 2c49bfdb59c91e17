import type { AccountId, PlayerId } from '@hub/engine/wire/ids';
import { LEADERBOARD_SEARCH_MAX } from '@hub/engine/wire/limits';
import { type Board, boards, type GameName } from '@hub/protocol/games';
import type { Db } from '@hub/server/hub.ts';
import { sortKeysByName } from '@hub/server/store/name-search.ts';
import { lowestSortKey, SCORE_LEVEL } from '@hub/server/store/sort-key.ts';
import { type RawBuilder, sql } from 'kysely';
import { aboveFoundScore, foundSpan, offsetSearch, playersAbove, playersAboveScore } from './board-ranks.ts';

/** An inclusive range of best scores. */
export type Span = { readonly min: number; readonly max: number };
export type PageRequest = { readonly offset: number; readonly limit: number };
/** Part of a list, and the length of the whole list. A rank is 1 + number of players in the list with a higher best. */
export type BoardPage = { readonly entries: readonly RankedPlayer[]; readonly total: number };
/** Number of players with a best score. */
export type PlayersAtScore = { readonly score: number; readonly players: number };

/**
 * Reads the boards, which settlements write. Each method runs one statement and so reads one consistent state. Closed accounts are
 * not listed. The cost of every query grows with the number of distinct scores, not of players.
 */
export const boardQueries = (db: Db) => ({
  /** Best first; equal scores in the order in which they were reached. */
  page: (board: Board, span: Span, request: PageRequest) => readPage(db, board, span, request),
  /** Players whose folded name contains the text, best first, `LEADERBOARD_SEARCH_MAX` at most. */
  search: (board: Board, needle: string, request: PageRequest) => searchNames(db, board, needle, request),
  /** A player's best and its rank among the bests in the span. */
  async scoreAndRank(board: Board, player: PlayerId, { min, max }: Span) {
    const { rows } = await sql<{ score: number; rank: number }>`
      select best.score, 1 + ${playersAboveScore(board, sql`best.score`)}
        - ${playersAboveScore(board, sql.lit(max))} as rank
      from ${bestOfPlayer(board, player)} where best.score between ${min} and ${max}`.execute(db);
    return rows[0];
  },
  /** Number of players above a player on the whole board. */
  async playersAhead(board: Board, player: PlayerId) {
    const { rows } = await sql<{ ahead: number }>`
      select ${playersAbove(board, sql`best.standing`)} as ahead from ${bestOfPlayer(board, player)}`.execute(
      db,
    );
    return rows[0]?.ahead;
  },
  /** Number of other listed players, and how many of them have a best below the score. */
  async countOthers(board: Board, account: AccountId, score: number) {
    const own = sql`(select count(*) from best_score where board = ${board} and account_id = ${account}
      and is_listed = 1`;
    const { rows } = await sql<{ otherPlayers: number; asGood: number }>`
      select ${playersAboveScore(board, sql.lit(0))} - ${own}) as other_players,
        ${playersAboveScore(board, sql`${score} - 1`)} - ${own} and score >= ${score}) as as_good`.execute(
      db,
    );
    const { otherPlayers = 0, asGood = 0 } = rows[0] ?? {};
    return { all: otherPlayers, below: otherPlayers - asGood };
  },
  /** Listed players by best score, without the account and without scores of 0; ascending. */
  async othersByScore(board: Board, account: AccountId) {
    const { rows } = await sql<PlayersAtScore>`
      select score, players from (
        select span as score, players - (select count(*) from best_score where board = ${board}
          and account_id = ${account} and is_listed = 1 and score = board_count.span) as players
        from board_count where board = ${board} and level = ${sql.lit(SCORE_LEVEL)} and span > 0
      ) as others where players > 0 order by score`.execute(db);
    return rows;
  },
  /** Scores of the account's newest games, newest first. */
  async newestScores(board: Board, account: AccountId, limit: number) {
    const rows = await finishedGames(db, board, account)
      .select('player.score')
      .where('player.score', 'is not', null)
      .orderBy('player.finishedAt', 'desc')
      .orderBy('player.matchId', 'desc')
      .limit(limit)
      .execute();
    return rows.map(({ score }) => score ?? 0);
  },
  /** Whether a finished game of the account has that score. */
  async hasScored(board: Board, account: AccountId, score: number) {
    const scored = await finishedGames(db, board, account)
      .select('match.id')
      .where('player.score', '=', score)
      .limit(1)
      .executeTakeFirst();
    if (scored !== undefined) return true;
    // The match of a best may have been deleted because it is old.
    const best = await db
      .selectFrom('bestScore')
      .select('score')
      .where('board', '=', board)
      .where('accountId', '=', account)
      .where('score', '=', score)
      .executeTakeFirst();
    return best !== undefined;
  },
  /** The account's bests; the rank is null while the account is not listed. */
  async bestsOf(account: AccountId) {
    const { rows } = await sql<{ board: Board; score: number; isListed: number; rank: number }>`
      select best.board, best.score, best.is_listed,
        1 + ${playersAboveScore(sql.ref('best.board'), sql.ref('best.score'))} as rank
      from best_score as best where best.account_id = ${account}`.execute(db);
    return rows.map(({ isListed, rank, ...best }) => ({ ...best, rank: isListed === 1 ? rank : null }));
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
    .selectFrom('matchPlayer as player')
    .innerJoin('match', 'match.id', 'player.matchId')
    .where('player.accountId', '=', account)
    .where('match.game', '=', game)
    .where('match.mode', '=', mode);
}

const bestOfPlayer = (board: Board, player: PlayerId): RawBuilder<unknown> =>
  sql`account join best_score as best on best.account_id = account.id and best.board = ${board}
    and best.is_listed = 1 and account.player_id = ${player}`;

type RankedPlayer = {
  readonly playerId: PlayerId;
  readonly name: string;
  readonly score: number;
  readonly rank: number;
  /** CSS class of the active username effect. */
  readonly cssClass: string | null;
};
/** Without a player in place of an empty list. */
type Shown = Omit<RankedPlayer, 'playerId' | 'rank'> & { readonly playerId: PlayerId | null };

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
    const { playerId, name, score, cssClass } = row;
    return playerId === null ? [] : { playerId, name, score, rank: rankOf(row, index), cssClass };
  });

/** An expression, because SQLite replans a statement for each literal limit, which takes longer than the read. */
const fixed = (limit: number): RawBuilder<unknown> => sql`(${limit} + 0)`;

type PageRow = Shown & { readonly total: number; readonly aboveScore: number };

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
  const entries = entriesFrom(rows, ({ score, aboveScore }, index) => {
    // The first entry's rank comes from the players above its score; later entries share it until the score changes.
    if (index === 0) rank = aboveScore + 1;
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
