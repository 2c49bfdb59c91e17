import { pick, randomFrom, shuffle } from '@hub/engine/kernel/random';

const DAY_MS = 86_400_000;

const dayOf = (number: number): string => new Date(number * DAY_MS).toISOString().slice(0, 10);

/** Whole days from 1970-01-01 to a UTC day, `YYYY-MM-DD`. */
function numberOf(day: string): number {
  const number = Date.parse(day) / DAY_MS;
  if (!Number.isInteger(number) || dayOf(number) !== day) throw new RangeError(`not a day: ${day}`);
  return number;
}

/** The cycle of a day, and the day's index in it. Cycles count from 1970 and have one day per champion. */
function cycleOf(day: string, rosterSize: number): { cycle: number; index: number } {
  const number = numberOf(day);
  const cycle = Math.floor(number / rosterSize);
  return { cycle, index: number - cycle * rosterSize };
}

/**
 * The first day whose champion must not repeat on `day`: the start of the cycle of `day`, or the day before if the cycle
 * starts with `day`. Throws a RangeError when `day` is not a date.
 */
export const noRepeatSince = (day: string, rosterSize: number): string =>
  dayOf(numberOf(day) - Math.max(1, cycleOf(day, rosterSize).index));

/**
 * The id of a day's champion; deterministic. `seed` is secret, so that players cannot predict champions.
 *
 * Each champion comes once in a cycle, in an order shuffled by seed and cycle, and never on two consecutive days. A
 * changed roster changes the cycles. Therefore `drawnInCycle` lists the champions drawn from `noRepeatSince` to
 * yesterday; they are skipped. The order of `roster` (at least three ids) does not matter. Throws a RangeError when
 * `day` is not a date or the roster is too short.
 */
export function championOfDay({
  roster,
  seed,
  day,
  drawnInCycle,
}: {
  readonly roster: readonly string[];
  readonly seed: string;
  readonly day: string;
  readonly drawnInCycle: readonly string[];
}): string {
  if (roster.length < 3) throw new RangeError('a roster of less than three champions');
  const { cycle, index } = cycleOf(day, roster.length);
  const order = orderOfCycle(roster, seed, cycle);
  const [today, ...later] = [...order.slice(index), ...order.slice(0, index)] as [string, ...string[]];
  const drawn = new Set(drawnInCycle);
  return [today, ...later].find((id) => !drawn.has(id)) ?? today;
}

/** Every champion once. The first two are swapped if the cycle before ends with the first one. */
function orderOfCycle(roster: readonly string[], seed: string, cycle: number): string[] {
  const sorted = roster.toSorted();
  const randomOf = (number: number) => randomFrom(`${seed}/champion-rift/${number}`);
  const [order] = shuffle(randomOf(cycle), sorted);
  const [first, second, ...rest] = order as [string, string, ...string[]];
  // A shuffle draws the last element first.
  const [lastBefore] = pick(randomOf(cycle - 1), sorted);
  return first === lastBefore ? [second, first, ...rest] : [first, second, ...rest];
}
