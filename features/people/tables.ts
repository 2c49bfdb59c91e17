import type { AccountId } from '@hub/engine/wire/ids';

declare module '@hub/server/store/schema.ts' {
  interface Tables {
    /** The newest invitation of a player to another one (`account_id`): to a challenge or lobby by its id, to a league by its code. */
    player_invite: {
      from_id: AccountId;
      account_id: AccountId;
      game: string;
      kind: 'challenge' | 'lobby' | 'league';
      target: string;
      created_at: number;
    };
  }
}
