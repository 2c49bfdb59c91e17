import { accountId } from '../../../apps/server/src/store/testing/rows.ts';
import type { Rows } from '../../../apps/server/src/store/testing/table-rows.ts';
import type { Words } from '../../accounts/testing/words-columns.ts';

const ada = accountId(1);

/** Rows of every table of this feature; every column has a value in at least one of them. */
export const samples = {
  best_score: [
    {
      board: 'more_or_less',
      account_id: ada,
      score: 12,
      achieved_at: 24,
      // A realistic size: more than 32 bits.
      standing: 13 * 2 ** 32 - 1,
      folded_name: 'ada',
      is_listed: 1,
    },
  ],
  board_count: [{ board: 'more_or_less', level: 1, span: 12, players: 1 }],
} satisfies Partial<Rows>;

/** What their columns of text hold. */
export const words: Words = {
  copiedNames: ['best_score.folded_name'],
  codeWords: ['best_score.board', 'board_count.board'],
};
