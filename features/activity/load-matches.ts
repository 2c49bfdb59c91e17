import type { GameId } from '@hub/engine/wire/ids';
import type { Match } from '@hub/protocol/http/activity';
import type { Tables } from '@hub/server/store/schema.ts';
import { shownColumns, shownPlayer } from '@hub/server/store/shown-player.ts';
import type { Kysely } from 'kysely';

/** Loads matches in the order of the ids, with players by seat and their present cosmetics. */
export async function loadMatches(db: Kysely<Tables>, ids: readonly GameId[]): Promise<readonly Match[]> {
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
