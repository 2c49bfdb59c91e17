import type { AccountId } from '@hub/engine/wire/ids';
import type { Board } from '@hub/protocol/games';

declare module '@hub/server/store/schema.ts' {
  interface Tables {
    best_score: {
      board: Board;
      account_id: AccountId;
      score: number;
      achieved_at: number;
      /** Sort key on the board, see `sort-key.ts`. */
      standing: number;
      /** The name without case and accents, for the search. */
      folded_name: string;
      /** 0 for deleted accounts: their best is kept, but neither shown nor counted. */
      is_listed: number;
    };
    /** Number of listed players per span of each level, see `sort-key.ts`. */
    board_count: { board: Board; level: number; span: number; players: number };
  }
}
