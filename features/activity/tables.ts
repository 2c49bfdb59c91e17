import type { AccountId, GameId } from '@hub/engine/wire/ids';
import type { GameName } from '@hub/protocol/games';
import type { ListingFlags } from '@hub/server/store/schema.ts';
import type { Generated } from 'kysely';

declare module '@hub/server/store/schema.ts' {
  interface Tables {
    /**
     * How well an account plays a versus game; rating and deviation in hundredths of a point. `game`: its name in the feed. `games`: those
     * that changed the rating.
     */
    versus_rating: {
      account_id: AccountId;
      game: GameName;
      rating: number;
      deviation: number;
      games: number;
      /** Games against bots that the account has lost; the won ones are rows of `bot_win`. */
      bot_losses: Generated<number>;
      /** Games that the account joined after the first round, which change no rating. */
      late_games: Generated<number>;
      /** The match that changed the row last. */
      newest_match: GameId;
    };
    match: {
      id: GameId;
      game: GameName;
      mode: 'single' | 'multi';
      winner_account_id: AccountId | null;
      is_new_high_score: number;
      finished_at: number;
    };
    match_player: {
      match_id: GameId;
      seat: number;
      account_id: AccountId;
      /** Copy of the match's time, so that an account's newest matches are one index read. */
      finished_at: number;
      attempts: number | null;
      current_streak: number | null;
      score: number | null;
      total_points: number | null;
    };
    /** What an account's deleted matches add to its profile. */
    match_total: {
      account_id: AccountId;
      game: GameName;
      mode: 'single' | 'multi';
      played: number;
      wins: number;
      losses: number;
    };
    /** Games that a person has won against bots; they are no matches. */
    bot_win: { match_id: GameId; account_id: AccountId; game: GameName; finished_at: number };
    /** The newest match of each account. */
    newest_match: ListingFlags & { account_id: AccountId; match_id: GameId; finished_at: number };
    /** Runs whose answers look scripted; `figures` is a JSON object of numbers. */
    suspicious_run: {
      match_id: GameId;
      account_id: AccountId;
      reason: string;
      figures: string;
      finished_at: number;
    };
  }
}
