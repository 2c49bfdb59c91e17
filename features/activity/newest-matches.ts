import type { AccountId, GameId, PlayerId } from '@hub/engine/wire/ids';
import { NEWCOMERS_SHOWN } from '@hub/engine/wire/limits';
import type { Match } from '@hub/protocol/http/activity';
import { FALSE, TRUE } from '@hub/server/store/boolean-column.ts';
import type { Tables } from '@hub/server/store/schema.ts';
import type { Kysely } from 'kysely';
import { loadMatches } from './load-matches.ts';

type Db = Kysely<Tables>;

/** Accounts created after `newSince` are newcomers, except those in `known`. */
type Newcomers = { readonly newSince: number; readonly known: ReadonlySet<AccountId> };

/** Maximum number of pages of newest matches that are read of each kind of accounts. */
const PAGES = 5;

/** The newest match of each player, newest first, with each player once; few of them have newcomers. */
export async function newestOfEach(db: Db, limit: number, newcomers: Newcomers): Promise<Match[]> {
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
    .selectFrom('match_player as player')
    .innerJoin('account', 'account.id', 'player.account_id')
    .select(['player.match_id', 'account.id'])
    .where('player.match_id', 'in', ids)
    .where('account.created_at', '>', newSince);
  const [matches, newcomers] = await Promise.all([loadMatches(db, ids), players.execute()]);
  const ofNewcomers = new Set<string>(
    newcomers.filter(({ id }) => !known.has(id)).map((row) => row.match_id),
  );
  return matches.map((match) => ({ match, isOfNewcomers: ofNewcomers.has(match.id) }));
}

type Page = { readonly limit: number; readonly page: number };

/** Open accounts' newest matches, newest first; a match of several players occurs once for each. */
const newestRows = (db: Db, { limit, page }: Page) =>
  db
    .selectFrom('newest_match as newest')
    .innerJoin('account', 'account.id', 'newest.account_id')
    .select(['newest.match_id', 'newest.finished_at'])
    .where('newest.is_listed', '=', TRUE)
    .orderBy('newest.finished_at', 'desc')
    .orderBy('newest.match_id', 'desc')
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
        .where('newest.is_newcomer', '=', wasNewcomer)
        .where('account.created_at', '<=', newSince)
        .execute(),
    ),
  );
  return [...(before ?? []), ...(since ?? [])]
    .toSorted((a, b) => b.finished_at - a.finished_at)
    .slice(page * limit, (page + 1) * limit)
    .map((row) => row.match_id);
}

/** Rows of newcomers whom the viewer knows. */
async function knownRows(db: Db, { newSince, known }: Newcomers, page: Page): Promise<GameId[]> {
  if (known.size === 0) return [];
  const rows = await newestRows(db, page)
    .where('account.id', 'in', [...known])
    .where('account.created_at', '>', newSince)
    .execute();
  return rows.map((row) => row.match_id);
}

/** Rows of newcomers whom the viewer does not know. */
async function unknownRows(db: Db, { newSince, known }: Newcomers, page: Page): Promise<GameId[]> {
  let rows = newestRows(db, page)
    .where('newest.is_newcomer', '=', TRUE)
    .where('account.created_at', '>', newSince);
  if (known.size > 0) rows = rows.where('account.id', 'not in', [...known]);
  return (await rows.execute()).map((row) => row.match_id);
}
