import { pick, randomFrom, shuffle } from '../kernel/random.ts';
import { DAY_MS, dayOf, daysAfter } from '../wire/days.ts';

/** Whole days from 1970-01-01 to a UTC day, `YYYY-MM-DD`. */
function numberOf(day: string): number {
  const number = Date.parse(day) / DAY_MS;
  if (!Number.isInteger(number) || dayOf(number * DAY_MS) !== day) throw new RangeError(`not a day: ${day}`);
  return number;
}

/** The cycle of a day, and the day's index in it. Cycles count from 1970 and have one day per possible answer. */
function cycleOf(day: string, answerCount: number): { cycle: number; index: number } {
  const number = numberOf(day);
  const cycle = Math.floor(number / answerCount);
  return { cycle, index: number - cycle * answerCount };
}

/**
 * The first day whose answer must not repeat on `day`: the start of the cycle of `day`, or the day before if the cycle
 * starts with `day`. Throws a RangeError when `day` is not a date.
 */
export const noRepeatSince = (day: string, answerCount: number): string =>
  daysAfter(day, -Math.max(1, cycleOf(day, answerCount).index));

/**
 * The id of a day's answer; deterministic. `seed` is secret and different for every game, so that players cannot predict
 * answers, not even from all earlier ones.
 *
 * Each answer comes once in a cycle, in an order shuffled by seed and cycle, and never on two consecutive days. Other
 * possible answers change the cycles. Therefore `drawnInCycle` lists the answers drawn from `noRepeatSince` to yesterday;
 * they are skipped. The order of `answers` (at least three ids) does not matter. Throws a RangeError when `day` is not a
 * date or there are too few answers.
 */
export function answerOfDay({
  answers,
  seed,
  day,
  drawnInCycle,
}: {
  readonly answers: readonly string[];
  readonly seed: string;
  readonly day: string;
  readonly drawnInCycle: readonly string[];
}): string {
  if (answers.length < 3) throw new RangeError('less than three possible answers');
  const { cycle, index } = cycleOf(day, answers.length);
  const order = orderOfCycle(answers, seed, cycle);
  const [today, ...later] = [...order.slice(index), ...order.slice(0, index)] as [string, ...string[]];
  const drawn = new Set(drawnInCycle);
  return [today, ...later].find((id) => !drawn.has(id)) ?? today;
}

/** Every answer once. The first two are swapped if the cycle before ends with the first one. */
function orderOfCycle(answers: readonly string[], seed: string, cycle: number): string[] {
  const sorted = answers.toSorted();
  const randomOf = (number: number) => randomFrom(`${seed}/${number}`);
  const [order] = shuffle(randomOf(cycle), sorted);
  const [first, second, ...rest] = order as [string, string, ...string[]];
  // A shuffle draws the last element first.
  const [lastBefore] = pick(randomOf(cycle - 1), sorted);
  return first === lastBefore ? [second, first, ...rest] : [first, second, ...rest];
}
