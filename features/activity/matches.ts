import type { AccountId, GameId, PlayerId } from '@hub/engine/wire/ids';
import { NEWCOMERS_SHOWN } from '@hub/engine/wire/limits';
import type { Match } from '@hub/protocol/http/activity';
import type { Db } from '@hub/server/hub.ts';
import { FALSE, TRUE } from '@hub/server/store/boolean-column.ts';
import { shownColumns, shownPlayer } from '@hub/server/store/shown-player.ts';

/** Finished matches, newest first. */
export const matchQueries = (db: Db) => ({
  /** The newest matches with a player whose account is open. */
  async newest(limit: number) {
    const rows = await db
      .selectFrom('match')
      .select('match.id')
      .where((of) =>
        of.exists(
          of
            .selectFrom('matchPlayer as player')
            .innerJoin('account', 'account.id', 'player.accountId')
            .select('player.seat')
            .whereRef('player.matchId', '=', 'match.id')
            .where('account.softDeletedAt', 'is', null),
        ),
      )
      .orderBy('match.finishedAt', 'desc')
      .orderBy('match.id', 'desc')
      .limit(limit)
      .execute();
    return loadMatches(
      db,
      rows.map((row) => row.id),
    );
  },
  /**
   * The same with each player once: a match is left out when a newer one in the list has one of its players. At most
   * `NEWCOMERS_SHOWN` matches have newcomers, accounts created after `newSince`; those in `known` are none.
   */
  newestOfEach: (limit: number, newSince: number, known: ReadonlySet<AccountId>) =>
    newestOfEach(db, limit, { newSince, known }),
  async newestOf(account: AccountId, limit: number) {
    const rows = await db
      .selectFrom('matchPlayer')
      .select('matchId')
      .where('accountId', '=', account)
      .orderBy('finishedAt', 'desc')
      .orderBy('matchId', 'desc')
      .limit(limit)
      .execute();
    return loadMatches(
      db,
      rows.map((row) => row.matchId),
    );
  },
});

/** Accounts created after `newSince` are newcomers, except those in `known`. */
type Newcomers = { readonly newSince: number; readonly known: ReadonlySet<AccountId> };

/** Maximum number of pages of newest matches that are read of each kind of accounts. */
const PAGES = 5;

/** The newest match of each player, newest first, with each player once; few of them have newcomers. */
async function newestOfEach(db: Db, limit: number, newcomers: Newcomers): Promise<Match[]> {
  const first = { limit: 2 * limit, page: 0 };
  const rowsOfNewcomers = [
    ...(await knownRows(db, newcomers, first)),
    ...(await unknownRows(db, newcomers, first)),
  ];
  const found = await matchesOf(db, rowsOfNewcomers, newcomers);
  let lines: Match[] = [];
  for (let page = 0; page < PAGES && lines.length < limit; page += 1) {
    const rows = await establishedRows(db, newcomers, { ...first, page });
    found.push(...(await matchesOf(db, rows, newcomers)));
    lines = linesOf(found, limit);
    if (rows.length < first.limit) break;
  }
  return lines;
}

type Found = { readonly match: Match; readonly isOfNewcomers: boolean };

/** Newest first; a match is left out if a newer one has one of its players, or enough have newcomers. */
function linesOf(found: readonly Found[], limit: number): Match[] {
  const shown = new Set<PlayerId>();
  const lines: Match[] = [];
  let ofNewcomers = 0;
  for (const { match, isOfNewcomers } of found.toSorted((a, b) => byTime(a.match, b.match))) {
    if (isOfNewcomers && ofNewcomers === NEWCOMERS_SHOWN) continue;
    if (match.players.some(({ id }) => shown.has(id))) continue;
    if (isOfNewcomers) ofNewcomers += 1;
    lines.push(match);
    for (const { id } of match.players) shown.add(id);
    if (lines.length === limit) break;
  }
  return lines;
}

const byTime = (a: Match, b: Match): number =>
  b.timestamp - a.timestamp || (a.id === b.id ? 0 : a.id < b.id ? 1 : -1);

/** The matches of these rows, and whether a newcomer whom the viewer does not know has played them. */
async function matchesOf(db: Db, rows: readonly GameId[], { newSince, known }: Newcomers): Promise<Found[]> {
  const ids = [...new Set(rows)];
  if (ids.length === 0) return [];
  const players = db
    .selectFrom('matchPlayer as player')
    .innerJoin('account', 'account.id', 'player.accountId')
    .select(['player.matchId', 'account.id'])
    .where('player.matchId', 'in', ids)
    .where('account.createdAt', '>', newSince);
  const [matches, newcomers] = await Promise.all([loadMatches(db, ids), players.execute()]);
  const ofNewcomers = new Set<string>(newcomers.filter(({ id }) => !known.has(id)).map((row) => row.matchId));
  return matches.map((match) => ({ match, isOfNewcomers: ofNewcomers.has(match.id) }));
}

type Page = { readonly limit: number; readonly page: number };

/** Open accounts' newest matches, newest first; a match of several players occurs once for each. */
const newestRows = (db: Db, { limit, page }: Page) =>
  db
    .selectFrom('newestMatch as newest')
    .innerJoin('account', 'account.id', 'newest.accountId')
    .select(['newest.matchId', 'newest.finishedAt'])
    .where('newest.isListed', '=', TRUE)
    .orderBy('newest.finishedAt', 'desc')
    .orderBy('newest.matchId', 'desc')
    .limit(limit)
    .offset(page * limit);

/**
 * Rows of accounts that are no newcomers now. Most of them were none at the end of the match, which the index knows; those that were
 * are read by themselves.
 */
async function establishedRows(db: Db, { newSince }: Newcomers, { limit, page }: Page): Promise<GameId[]> {
  const first = { limit: limit * (page + 1), page: 0 };
  const [before, since] = await Promise.all(
    [FALSE, TRUE].map((wasNewcomer) =>
      newestRows(db, first)
        .where('newest.isNewcomer', '=', wasNewcomer)
        .where('account.createdAt', '<=', newSince)
        .execute(),
    ),
  );
  return [...(before ?? []), ...(since ?? [])]
    .toSorted((a, b) => b.finishedAt - a.finishedAt)
    .slice(page * limit, (page + 1) * limit)
    .map((row) => row.matchId);
}

/** Rows of newcomers whom the viewer knows. */
async function knownRows(db: Db, { newSince, known }: Newcomers, page: Page): Promise<GameId[]> {
  if (known.size === 0) return [];
  const rows = await newestRows(db, page)
    .where('account.id', 'in', [...known])
    .where('account.createdAt', '>', newSince)
    .execute();
  return rows.map((row) => row.matchId);
}

/** Rows of newcomers whom the viewer does not know. */
async function unknownRows(db: Db, { newSince, known }: Newcomers, page: Page): Promise<GameId[]> {
  let rows = newestRows(db, page)
    .where('newest.isNewcomer', '=', TRUE)
    .where('account.createdAt', '>', newSince);
  if (known.size > 0) rows = rows.where('account.id', 'not in', [...known]);
  return (await rows.execute()).map((row) => row.matchId);
}

/** Loads matches in the order of the ids, with players by seat and their present cosmetics. */
async function loadMatches(db: Db, ids: readonly GameId[]): Promise<readonly Match[]> {
  if (ids.length === 0) return [];
  const [matches, players] = await Promise.all([
    db
      .selectFrom('match')
      .leftJoin('account as winner', 'winner.id', 'match.winnerAccountId')
      .select(['match.id', 'match.game', 'match.mode', 'match.isNewHighScore', 'match.finishedAt'])
      .select('winner.playerId as winner')
      .where('match.id', 'in', ids)
      .execute(),
    playersOf(db, ids),
  ]);
  const byId = new Map(matches.map((match) => [match.id, match]));
  return ids.flatMap((id) => {
    const match = byId.get(id);
    if (match === undefined) return [];
    return {
      id,
      game: match.game,
      mode: match.mode,
      winner: match.winner,
      newHighScore: match.isNewHighScore === 1,
      timestamp: match.finishedAt,
      players: players
        .filter((player) => player.matchId === id)
        .map((player) => ({
          ...shownPlayer(player),
          id: player.playerId,
          attempts: player.attempts,
          currentStreak: player.currentStreak,
          score: player.score,
          totalPoints: player.totalPoints,
        })),
    };
  });
}

const playersOf = (db: Db, ids: readonly GameId[]) =>
  db
    .selectFrom('matchPlayer as player')
    .innerJoin('account', 'account.id', 'player.accountId')
    .select(shownColumns)
    .select('player.matchId')
    .select(['player.attempts', 'player.currentStreak', 'player.score', 'player.totalPoints'])
    .where('player.matchId', 'in', ids)
    .orderBy('player.seat')
    .execute();
