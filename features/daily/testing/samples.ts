import type { Day } from '@hub/engine/wire/ids';
import { accountId } from '../../../apps/server/src/store/testing/rows.ts';
import type { Rows } from '../../../apps/server/src/store/testing/table-rows.ts';
import type { Words } from '../../accounts/testing/words-columns.ts';

const ada = accountId(1);
const day = '2026-11-20' as Day;

/** Rows of every table of this feature; every column has a value in at least one of them. */
export const samples = {
  day_pace: [{ account_id: ada, game: 'more or less', day, figures: '{"answers":50}' }],
  daily_answer: [{ mode: 'championRift', day, answer_id: 'Ahri' }],
  daily_commitment: [
    {
      mode: 'championRift',
      day,
      nonce: '1f',
      previous: '0'.repeat(64),
      commitment: 'ab'.repeat(32),
      committed_at: 1_800_000_000_004,
    },
  ],
  last_seen: [{ id: 1, seen_at: 1_800_000_000_005 }],
  outage: [{ began_at: 1_800_000_000_006, ended_at: 1_800_000_000_007 }],
  daily_run: [
    {
      account_id: ada,
      mode: 'championRift',
      day,
      attempts: 4,
      completed_at: 16,
      hard: 1,
      is_listed: 1,
      is_newcomer: 0,
    },
  ],
} satisfies Partial<Rows>;

/** What their columns of text hold. */
export const words: Words = {
  codeWords: ['daily_answer.mode', 'daily_commitment.mode', 'daily_run.mode', 'day_pace.game'],
  days: ['daily_answer.day', 'daily_commitment.day', 'daily_run.day', 'day_pace.day'],
  secrets: ['daily_commitment.commitment', 'daily_commitment.nonce', 'daily_commitment.previous'],
  figures: ['day_pace.figures'],
  ofTheHub: ['daily_answer.answer_id'],
};
