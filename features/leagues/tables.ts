import type { AccountId, Day } from '@hub/engine/wire/ids';

declare module '@hub/server/store/schema.ts' {
  interface Tables {
    /**
     * A league of friends; `previous_id` is the league of which it is another week. The founder may hand it to another
     * owner. Once earlier weeks are deleted, `founder_id` is the founder of the first one.
     */
    league: {
      id: string;
      code: string;
      name: string;
      owner_id: AccountId;
      first_day: Day;
      created_at: number;
      closed_at: number | null;
      previous_id: string | null;
      founder_id: AccountId | null;
    };
    league_member: {
      league_id: string;
      account_id: AccountId;
      joined_at: number;
      left_at: number | null;
      /** 1 for a member whom the owner has removed. */
      is_removed: number;
    };
  }
}
