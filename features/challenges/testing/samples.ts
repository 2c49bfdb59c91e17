import type { Day } from '@hub/engine/wire/ids';
import { accountId, gameId } from '../../../apps/server/src/store/testing/rows.ts';
import type { Rows } from '../../../apps/server/src/store/testing/table-rows.ts';
import type { Words } from '../../accounts/testing/words-columns.ts';

const ada = accountId(1);
const day = '2026-11-20' as Day;

/** Rows of every table of this feature; every column has a value in at least one of them. */
export const samples = {
  challenge: [
    {
      id: 'aaaaaaaaaaaaaaaa',
      game: 'moreOrLess',
      seed: 'seed',
      options: '{}',
      room_id: gameId(7),
      account_id: ada,
      league_id: 'league',
      day,
      created_at: 1_800_000_000_011,
      expires_at: 1_800_000_000_012,
    },
  ],
  challenge_run: [
    {
      challenge_id: 'aaaaaaaaaaaaaaaa',
      account_id: ada,
      room_id: gameId(7),
      started_at: 1_800_000_000_011,
      finished_at: 1_800_000_000_013,
      score: 9,
      answers: '[]',
      answer_ms: 4_200,
    },
  ],
} satisfies Partial<Rows>;

/** What their columns of text hold. */
export const words: Words = {
  ids: [
    'challenge.id',
    'challenge.league_id',
    'challenge.room_id',
    'challenge_run.challenge_id',
    'challenge_run.room_id',
  ],
  codeWords: ['challenge.game'],
  days: ['challenge.day'],
  secrets: ['challenge.seed'],
  figures: ['challenge.options', 'challenge_run.answers'],
};
