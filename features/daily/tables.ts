import type { AccountId, Day } from '@hub/engine/wire/ids';
import type { ListingFlags } from '@hub/server/store/schema.ts';
import type { Generated } from 'kysely';

declare module '@hub/server/store/schema.ts' {
  interface Tables {
    /** How an account has answered in a game on its newest day there; `figures` is a JSON object of numbers. */
    day_pace: { account_id: AccountId; game: string; day: Day; figures: string };
    /** The answers of daily games; `mode` is the game's id. */
    daily_answer: { mode: string; day: Day; answer_id: string };
    /** What was published before the day; the nonce follows when the day is over. */
    daily_commitment: {
      mode: string;
      day: Day;
      nonce: string;
      previous: string;
      commitment: string;
      committed_at: number;
    };
    /** One row: when a server was last running. */
    last_seen: { id: 1; seen_at: number };
    /** Times in which no server was running. */
    outage: { began_at: number; ended_at: number };
    /** `hard`: 1 for a puzzle that was played in hard mode. */
    daily_run: ListingFlags & {
      account_id: AccountId;
      mode: string;
      day: Day;
      attempts: number;
      completed_at: number;
      hard: Generated<number>;
    };
  }
}
