import type { Day } from '@hub/engine/wire/ids';
import type { AttemptCount, Commitment, CompletedRun, DailyQueries } from '../queries.ts';

const keyOf = (mode: string, day: Day): string => `${mode}/${day}`;

/** An in-memory store that answers asynchronously, so that concurrent calls overlap. */
export function memoryStore(runs: CompletedRun[] = [], others: readonly AttemptCount[] = []) {
  const answers = new Map<string, string>();
  const commitments = new Map<string, Commitment>();
  const committed = (mode: string) =>
    [...commitments]
      .filter(([key]) => key.startsWith(`${mode}/`))
      .map(([key, commitment]) => ({ ...commitment, answerId: answers.get(key) ?? '' }))
      .toSorted((a, b) => (a.day < b.day ? -1 : 1));
  const daysOf = (mode: string): Day[] =>
    [...answers.keys()]
      .filter((key) => key.startsWith(`${mode}/`))
      .map((key) => key.slice(mode.length + 1) as Day)
      .toSorted();
  const store: DailyQueries = {
    answer: async (mode, of) => answers.get(keyOf(mode, of)),
    answersBetween: async (mode, first, end) =>
      [...answers]
        .filter(([key]) => key >= keyOf(mode, first) && key < keyOf(mode, end))
        .map(([, answer]) => answer),
    async keepAnswer(mode, of, answer) {
      await new Promise((resolve) => setTimeout(resolve, 1));
      const key = keyOf(mode, of);
      if (!answers.has(key)) answers.set(key, answer);
      return answers.get(key) ?? '';
    },
    newestCommitment: async (mode) => committed(mode).at(-1),
    async keepCommitment(mode, commitment) {
      const key = keyOf(mode, commitment.day);
      const kept = commitments.get(key) ?? commitment;
      commitments.set(key, kept);
      return kept;
    },
    committedDays: async (mode, first, last, limit) =>
      committed(mode)
        .filter(({ day }) => day >= first && day <= last)
        .slice(0, limit),
    answeredDays: async (mode, end, limit) =>
      daysOf(mode)
        .filter((day) => day < end)
        .toReversed()
        .slice(0, limit),
    firstDay: async (mode) => daysOf(mode)[0],
    attemptsOn: async () => others,
    endedRooms: async () => new Set(),
    goals: async () => ({ dailies: [], score: null, table: null, isPaid: false }),
    completedRuns: async () => runs,
  };
  return { store, answers };
}

/** A record of uptime without outages, or with outages on these days. */
export const outagesOn = (...days: Day[]) => ({ outageDays: async () => days });
