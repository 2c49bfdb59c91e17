import type { GameId, PlayerId } from '@hub/engine/wire/ids';
import { NEWCOMERS_SHOWN } from '@hub/engine/wire/limits';
import type { Match } from '@hub/protocol/http/activity';
import type { Kysely } from 'kysely';
import type { MatchTotals, MatchTotalsStore } from '../domain/accounts/ports.ts';
import type { MatchStore } from '../domain/activity/ports.ts';
import { FALSE, TRUE } from './boolean-column.ts';
import { botWinsOf } from './bot-wins.ts';
import type { Count } from './count-rows.ts';
import type { Tables } from './schema.ts';
import { shownColumns, shownPlayer } from './shown-player.ts';

/** Maximum number of pages of newest matches that the feed reads. */
const FEED_PAGES = 5;

export const matchStore = (db: Kysely<Tables>): MatchStore => ({
  async newest(limit) {
    const shown = new Set<PlayerId>();
    const lines = await linesOf(db, FALSE, limit, shown);
    const ofNewcomers = await linesOf(db, TRUE, Math.min(limit, NEWCOMERS_SHOWN), shown);
    return [...lines, ...ofNewcomers].toSorted((a, b) => b.timestamp - a.timestamp).slice(0, limit);
  },
  async newestOf(account, limit) {
    const rows = await db
      .selectFrom('match_player')
      .select('match_id')
      .where('account_id', '=', account)
      .orderBy('finished_at', 'desc')
      .orderBy('match_id', 'desc')
      .limit(limit)
      .execute();
    return load(
      db,
      rows.map((row) => row.match_id),
    );
  },
});

type Flag = typeof TRUE;

/** Lines of the feed for newcomers or for all others, without players that are `shown`, to which it adds its own. */
async function linesOf(
  db: Kysely<Tables>,
  areNewcomers: Flag,
  limit: number,
  shown: Set<PlayerId>,
): Promise<Match[]> {
  const lines: Match[] = [];
  for (let page = 0; page < FEED_PAGES && lines.length < limit; page += 1) {
    const rows = await newestOfEach(db, areNewcomers, 2 * limit, page);
    const matches = await load(db, [...new Set(rows.map((row) => row.match_id))]);
    for (const match of matches) {
      if (lines.length === limit || match.players.some(({ id }) => shown.has(id))) continue;
      lines.push(match);
      for (const { id } of match.players) shown.add(id);
    }
    if (rows.length < 2 * limit) break;
  }
  return lines;
}

/** One page of the open accounts' newest matches, newest first; a match of several players occurs once for each. */
const newestOfEach = (db: Kysely<Tables>, areNewcomers: Flag, rows: number, page: number) =>
  db
    .selectFrom('newest_match')
    .select('match_id')
    .where('is_listed', '=', TRUE)
    .where('is_newcomer', '=', areNewcomers)
    .orderBy('finished_at', 'desc')
    .orderBy('match_id', 'desc')
    .limit(rows)
    .offset(page * rows)
    .execute();

/** Loads matches in the order of the ids, with players by seat and their present cosmetics. */
async function load(db: Kysely<Tables>, ids: readonly GameId[]): Promise<readonly Match[]> {
  if (ids.length === 0) return [];
  const [matches, players] = await Promise.all([
    db
      .selectFrom('match')
      .leftJoin('account as winner', 'winner.id', 'match.winner_account_id')
      .select(['match.id', 'match.game', 'match.mode', 'match.is_new_high_score', 'match.finished_at'])
      .select('winner.player_id as winner')
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
      newHighScore: match.is_new_high_score === 1,
      timestamp: match.finished_at,
      players: players
        .filter((player) => player.match_id === id)
        .map((player) => ({
          ...shownPlayer(player),
          id: player.player_id,
          attempts: player.attempts,
          currentStreak: player.current_streak,
          score: player.score,
          totalPoints: player.total_points,
        })),
    };
  });
}

const playersOf = (db: Kysely<Tables>, ids: readonly GameId[]) =>
  db
    .selectFrom('match_player as player')
    .innerJoin('account', 'account.id', 'player.account_id')
    .select(shownColumns)
    .select('player.match_id')
    .select(['player.attempts', 'player.current_streak', 'player.score', 'player.total_points'])
    .where('player.match_id', 'in', ids)
    .orderBy('player.seat')
    .execute();

export const matchTotalsStore = (db: Kysely<Tables>): MatchTotalsStore => ({
  botWinsOf: (account) => botWinsOf(db, account),
  async totalsOf(account) {
    const rows = await db
      .selectFrom('match_player as player')
      .innerJoin('match', 'match.id', 'player.match_id')
      .select(['match.game', 'match.mode'])
      .select((of) => [
        of.fn.countAll<Count>().as('played'),
        of.fn
          .count<Count>('match.winner_account_id')
          .filterWhere('match.winner_account_id', '=', account)
          .as('wins'),
      ])
      .where('player.account_id', '=', account)
      .groupBy(['match.game', 'match.mode'])
      .execute();
    const deleted = await db
      .selectFrom('match_total')
      .select(['game', 'mode', 'played', 'wins', 'losses'])
      .where('account_id', '=', account)
      .execute();
    const totals = new Map<string, MatchTotals>();
    const kept = rows.map((row) => ({
      ...row,
      losses: row.mode === 'multi' ? Number(row.played) - Number(row.wins) : 0,
    }));
    for (const { game, mode, played, wins, losses } of [...kept, ...deleted]) {
      const earlier = totals.get(`${game}/${mode}`);
      totals.set(`${game}/${mode}`, {
        game,
        mode,
        played: Number(played) + (earlier?.played ?? 0),
        wins: Number(wins) + (earlier?.wins ?? 0),
        losses: losses + (earlier?.losses ?? 0),
      });
    }
    return [...totals.values()];
  },
});
