import { accountId } from '../../../apps/server/src/store/testing/rows.ts';
import type { Rows } from '../../../apps/server/src/store/testing/table-rows.ts';
import type { Words } from '../../accounts/testing/words-columns.ts';

const ada = accountId(1);
const AT = 1_800_000_000_020;

/** Rows of every table of this feature; every column has a value in at least one of them. */
export const samples = {
  report_case: [
    {
      id: 'case',
      kind: 'player',
      subject: ada,
      name: 'Ada',
      first_at: AT,
      last_at: AT,
      decided_at: AT,
      outcome: 'renamed',
      rule: 'names',
      reason: 'Rude',
      decided_by: ada,
      owner_id: ada,
    },
  ],
  report: [
    {
      case_id: 'case',
      account_id: ada,
      reason: 'name',
      place: 'feed',
      words: 'Shouting',
      created_at: AT,
      seen_at: AT,
    },
  ],
  decision: [
    {
      id: 'decision',
      account_id: ada,
      act: 'suspended',
      rule: 'people',
      reason: 'Insults',
      until: AT,
      decided_by: ada,
      created_at: AT,
      seen_at: AT,
      answer: 'Sorry',
      answered_at: AT,
      reply: 'Thanks',
      replied_at: AT,
    },
  ],
} satisfies Partial<Rows>;

/** What their columns of text hold. */
export const words: Words = {
  own: ['decision.answer', 'decision.reason', 'decision.reply', 'report.words'],
  copies: ['report_case.name', 'report_case.reason'],
  ids: [
    'decision.decided_by',
    'decision.id',
    'report.case_id',
    'report_case.decided_by',
    'report_case.id',
    'report_case.owner_id',
    'report_case.subject',
  ],
  codeWords: [
    'decision.act',
    'decision.rule',
    'report.place',
    'report.reason',
    'report_case.kind',
    'report_case.outcome',
    'report_case.rule',
  ],
};
