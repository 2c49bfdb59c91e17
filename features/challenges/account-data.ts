import { type AccountData, isOwner, list } from '../accounts/owned.ts';
import type { challengesExport } from './exported.ts';

const RUN =
  'challenge.id:challenge challenge.game challenge.accountId:isChallenger startedAt finishedAt score answers';

/** What of challenges belongs to an account. */
export const challengesData = {
  tables: {
    challenge: {},
    // Answers of a run of a past day are public by then: such days are closed.
    challengeRun: {
      as: 'challengeRuns',
      shows: RUN,
      joins: ['challenge', 'challengeId'],
      by: 'startedAt',
      read: { isChallenger: isOwner, answers: list },
    },
  },
} satisfies AccountData<typeof challengesExport>;
