import type { AccountId, Day, GameId } from '@hub/engine/wire/ids';

declare module '@hub/server/store/schema.ts' {
  interface Tables {
    /**
     * Questions that several players play, each once: those of a challenged run (`account_id`, `room_id`), or of a league's duel of
     * a day. `options` is JSON.
     */
    challenge: {
      id: string;
      game: string;
      seed: string;
      options: string;
      room_id: GameId | null;
      account_id: AccountId | null;
      league_id: string | null;
      day: Day | null;
      created_at: number;
      expires_at: number;
    };
    /**
     * The run of a player; the last four columns are null until it is over. `answers` is a JSON list, `answer_ms` the sum of its
     * times.
     */
    challenge_run: {
      challenge_id: string;
      account_id: AccountId;
      room_id: GameId;
      started_at: number;
      finished_at: number | null;
      score: number | null;
      answers: string | null;
      answer_ms: number | null;
    };
  }
}
