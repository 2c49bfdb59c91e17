import { closesAt, DAY_MS, firstMomentOf, firstOpenDay } from '@hub/engine/wire/days';
import type { AccountId, Day } from '@hub/engine/wire/ids';
import type { ArchivedDay, DailyEnding } from '@hub/protocol/http/dailies';
import type { BusyHub } from '../activity/busy-hub.ts';
import type { AnswersDeps } from './answers.ts';
import type { AttemptCount, CompletedRun } from './queries.ts';

/** Fewer players could be told apart. */
const MIN_PLAYERS = 5;
const RECENT_DAYS = 10;

type EndingDeps = Pick<AnswersDeps, 'store'> & { readonly isBusy?: BusyHub['isBusy'] | undefined };

export type Asked = { readonly account: AccountId; readonly mode: string };

/** What the ending of a day shows: own guesses over all days, and, once the day is completed, those of all players. */
export async function endingOf(
  { store, isBusy = async () => false }: EndingDeps,
  { account, mode, day }: Asked & { readonly day: Day },
): Promise<DailyEnding> {
  const [allRuns, number] = await Promise.all([store.completedRuns(account), numberOf(store, mode, day)]);
  const runs = allRuns.filter((run) => run.mode === mode);
  const attempts = runs.find((run) => run.day === day)?.attempts ?? null;
  const best = runs.toSorted((a, b) => a.attempts - b.attempts || (a.day < b.day ? -1 : 1))[0];
  return {
    day,
    ...(number !== undefined && { number }),
    attempts,
    distribution: distributionOf(runs),
    ...hardDaysOf(runs),
    best: best === undefined ? null : { attempts: best.attempts, day: best.day },
    recent: runs.slice(0, RECENT_DAYS).map((run) => ({ day: run.day, attempts: run.attempts })),
    others:
      attempts === null
        ? null
        : othersOf(await store.attemptsOn({ account, mode, day }, await isBusy()), attempts),
  };
}

/** Number of a day when `first` is day 1. */
export const daysFrom = (first: Day, day: Day): number =>
  (firstMomentOf(day) - firstMomentOf(first)) / DAY_MS + 1;

/** Number of a day in the archive; undefined before its first day. */
async function numberOf(store: AnswersDeps['store'], mode: string, day: Day): Promise<number | undefined> {
  const first = await store.firstDay(mode);
  return first === undefined || day < first ? undefined : daysFrom(first, day);
}

/** Number of days in hard mode, if there are any. */
export function hardDaysOf(runs: readonly CompletedRun[]): { readonly hardDays?: number } {
  const hardDays = runs.filter(({ isHard }) => isHard).length;
  return hardDays === 0 ? {} : { hardDays };
}

function distributionOf(runs: readonly CompletedRun[]): AttemptCount[] {
  const counts = new Map<number, number>();
  for (const { attempts } of runs) counts.set(attempts, (counts.get(attempts) ?? 0) + 1);
  return Array.from(counts, ([attempts, count]) => ({ attempts, count })).toSorted(
    (a, b) => a.attempts - b.attempts,
  );
}

const sumOf = (counts: readonly AttemptCount[]): number => counts.reduce((sum, { count }) => sum + count, 0);

/** All players of the day, the caller included; null for fewer than five. */
function othersOf(counts: readonly AttemptCount[], own: number): DailyEnding['others'] {
  const players = sumOf(counts);
  if (players < MIN_PLAYERS) return null;
  return {
    players,
    distribution: [...counts],
    needed: {
      fewer: sumOf(counts.filter(({ attempts }) => attempts < own)),
      same: sumOf(counts.filter(({ attempts }) => attempts === own)) - 1,
      more: sumOf(counts.filter(({ attempts }) => attempts > own)),
    },
  };
}

/** Id of the answer of a closed day, if it is known. */
export const pastAnswerOf = async (
  { store, clock }: AnswersDeps,
  mode: string,
  day: Day,
): Promise<string | undefined> => (clock.now() >= closesAt(day) ? store.answer(mode, day) : undefined);

/** Closed days, newest first, with the caller's guesses. Day 1 is the first day that the hub knows. */
export async function archiveOf(
  { store, clock }: AnswersDeps,
  { account, mode, before, limit }: Asked & { readonly before: Day | undefined; readonly limit: number },
): Promise<ArchivedDay[]> {
  const open = firstOpenDay(clock.now());
  const end = before === undefined || before > open ? open : before;
  const [days, first, runs] = await Promise.all([
    store.answeredDays(mode, end, limit),
    store.firstDay(mode),
    store.completedRuns(account),
  ]);
  if (first === undefined) return [];
  const own = new Map(runs.filter((run) => run.mode === mode).map((run) => [run.day, run.attempts]));
  return days.map((day) => ({
    number: daysFrom(first, day),
    day,
    attempts: own.get(day) ?? null,
  }));
}
