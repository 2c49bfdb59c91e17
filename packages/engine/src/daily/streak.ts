import { DAY_MS, dayOf } from '../wire/days.ts';
/**
 * Why a day counts for a streak or not. Only `completed` counts. `outage` neither ends nor lengthens a streak. `frozen` was
 * missed, but a freeze keeps the streak; it does not count. `missed` ends a streak. `open` is today, not completed yet. `before` is a day before
 * the first completed one.
 */
export type StreakDayKind = 'completed' | 'outage' | 'frozen' | 'missed' | 'open' | 'before';
export type StreakDay = { readonly day: string; readonly kind: StreakDayKind };

export type Streak = {
  /** Completed days since the last day that was missed without a freeze. */
  readonly length: number;
  /** The longest streak so far. */
  readonly longest: number;
  /** Freezes that are left. */
  readonly freezes: number;
  /** Days to complete until the next freeze; null while there are as many as possible. */
  readonly daysToFreeze: number | null;
  /** The last days, oldest first, up to today. */
  readonly days: readonly StreakDay[];
};

/** Days to complete for a freeze. */
const DAYS_PER_FREEZE = 7;
export const MAX_FREEZES = 2;

const numberOf = (day: string): number => Date.parse(day) / DAY_MS;

type Run = { length: number; longest: number; freezes: number; progress: number };

/**
 * Computes a streak from scratch, so that a day that is completed late, or an outage that is found later, counts as if it
 * had been known at once. `outages` are the days on which the hub was down for too long to expect anybody to play.
 */
export function streakOf({
  completed,
  outages,
  today,
  calendarDays,
}: {
  readonly completed: Iterable<string>;
  readonly outages: Iterable<string>;
  readonly today: string;
  /** Number of days to return. */
  readonly calendarDays: number;
}): Streak {
  const done = new Set(Array.from(completed, numberOf));
  const down = new Set(Array.from(outages, numberOf));
  const last = numberOf(today);
  const firstShown = last - calendarDays + 1;
  const run: Run = { length: 0, longest: 0, freezes: 0, progress: 0 };
  const days: StreakDay[] = [];
  const first = Math.min(last, ...done);
  for (let number = Math.min(firstShown, first); number <= last; number += 1) {
    const kind =
      number < first
        ? 'before'
        : advance(run, {
            isDone: done.has(number),
            isDown: down.has(number),
            isToday: number === last,
          });
    if (number >= firstShown) days.push({ day: dayOf(number * DAY_MS), kind });
  }
  const { length, longest, freezes, progress } = run;
  const daysToFreeze = freezes === MAX_FREEZES ? null : DAYS_PER_FREEZE - progress;
  return { length, longest, freezes, daysToFreeze, days };
}

/** Adds one day to the streak. */
function advance(
  run: Run,
  { isDone, isDown, isToday }: { isDone: boolean; isDown: boolean; isToday: boolean },
): StreakDayKind {
  if (isDone) {
    complete(run);
    return 'completed';
  }
  if (isToday) return 'open';
  if (isDown) return 'outage';
  if (run.length > 0 && run.freezes > 0) {
    run.freezes -= 1;
    return 'frozen';
  }
  run.length = 0;
  run.progress = 0;
  return 'missed';
}

function complete(run: Run): void {
  run.length += 1;
  run.longest = Math.max(run.longest, run.length);
  if (run.freezes === MAX_FREEZES) return;
  run.progress += 1;
  if (run.progress < DAYS_PER_FREEZE) return;
  run.progress = 0;
  run.freezes += 1;
}
