import { accountId } from '../../../apps/server/src/store/testing/rows.ts';
import type { Rows } from '../../../apps/server/src/store/testing/table-rows.ts';
import type { Words } from '../../accounts/testing/words-columns.ts';

const ada = accountId(1);

/** Rows of every table of this feature; every column has a value in at least one of them. */
export const samples = {
  feedback: [
    {
      id: 'report',
      kind: 'bug',
      text: 'Two\nlines, "quoted" \t ü',
      page: '/shop',
      account_id: ada,
      created_at: 18,
    },
    { id: 'visit', kind: 'idea', text: '👍', page: null, account_id: null, created_at: 19 },
  ],
} satisfies Partial<Rows>;

/** What their columns of text hold. */
export const words: Words = {
  own: ['feedback.page', 'feedback.text'],
  ids: ['feedback.id'],
  codeWords: ['feedback.kind'],
};
