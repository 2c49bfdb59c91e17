import { daysAfter } from '@hub/engine/wire/days';
import type { Day } from '@hub/engine/wire/ids';
import type { ArchivedDay } from '@hub/protocol/http/dailies';

/** A day of the calendar; without an entry as long as its rift is not closed. */
export interface CalendarDay {
  readonly day: Day;
  readonly entry: ArchivedDay | undefined;
}

export interface Month {
  /** Its first shown day. */
  readonly day: Day;
  /** Oldest first. */
  readonly days: readonly CalendarDay[];
}

/** The months from the oldest archived day to today, newest first. `archived` has no gaps, newest first. */
export function monthsOf(archived: readonly ArchivedDay[], today: Day): Month[] {
  const entries = new Map(archived.map((entry) => [entry.day, entry]));
  const months = new Map<string, { day: Day; days: CalendarDay[] }>();
  for (let day = archived.at(-1)?.day ?? today; day <= today; day = daysAfter(day, 1)) {
    const key = day.slice(0, 7);
    const month = months.get(key) ?? { day, days: [] };
    month.days.push({ day, entry: entries.get(day) });
    months.set(key, month);
  }
  return [...months.values()].toReversed();
}

/** Column of a UTC day in a week that begins on Monday, from 1. */
export const columnOf = (day: Day): number => ((new Date(day).getUTCDay() + 6) % 7) + 1;

/** The closed days, the numbers of guesses of the solved ones, and the newest day that is not solved. */
export function summaryOf(days: readonly CalendarDay[]) {
  const closed = days.flatMap(({ entry }) => entry ?? []);
  return {
    closed,
    attempts: closed.flatMap(({ attempts }) => attempts ?? []),
    open: closed.findLast(({ attempts }) => attempts === null),
  };
}
