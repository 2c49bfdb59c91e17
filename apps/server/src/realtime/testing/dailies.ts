import { createHash } from 'node:crypto';
import type { DailyPuzzles, DailyService } from '@hub/engine/binding/daily';
import type { GameId } from '@hub/engine/wire/ids';

/** Daily games with these answers and streaks; by default the answer is Ahri, or the first of another list, after three days. */
export const testDailies = (puzzles: Partial<DailyPuzzles> = {}): DailyService => ({
  register: ({ mode, answers }) => ({
    answerOf: async () => (answers.includes('Ahri') ? 'Ahri' : (answers[0] ?? '')),
    streakBefore: async () => 3,
    pastAnswerOf: async () => (answers.includes('Zyra') ? 'Zyra' : answers.at(-1)),
    roomIdOf: (account, day, practice) =>
      createHash('sha256')
        .update(`${mode}/${account}/${day}/${JSON.stringify(practice)}`)
        .digest('base64url') as GameId,
    countPractice: () => true,
    ...puzzles,
  }),
});
