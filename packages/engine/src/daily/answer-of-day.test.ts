import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answerOfDay, noRepeatSince } from './answer-of-day.ts';

const ids = (size: number): string[] => Array.from({ length: size }, (_, index) => `answer ${index}`);
const roster = ids(170);
const dayOf = (number: number): string => new Date(number * 86_400_000).toISOString().slice(0, 10);

/** The answers of `count` days from a day number on, without knowledge of other draws. */
const sequence = (seed: string, firstDay: number, days: number, ids: readonly string[] = roster): string[] =>
  Array.from({ length: days }, (_, offset) =>
    answerOfDay({ answers: ids, seed, day: dayOf(firstDay + offset), drawnInCycle: [] }),
  );

const hasTwins = (list: readonly string[]): boolean => list.some((id, index) => id === list[index + 1]);

describe('answerOfDay', () => {
  it('never changes for a seed', () => {
    // 2025-05-22 is day 20230 = 119 * 170, the first of a cycle.
    expect(sequence('secret', 20_228, 4)).toEqual(['answer 106', 'answer 6', 'answer 151', 'answer 125']);
  });

  it(
    'returns every answer once in each cycle of 170 days',
    () =>
      fc.assert(
        fc.property(fc.string(), fc.integer({ min: 0, max: 300 }), (seed, cycle) => {
          expect(sequence(seed, cycle * 170, 170).toSorted()).toEqual(roster.toSorted());
        }),
        { numRuns: 40 },
      ),
    30_000,
  );

  it('never repeats on consecutive days, even across cycles', () =>
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 3, max: 6 }), fc.nat(3_000), (seed, size, firstDay) => {
        expect(hasTwins(sequence(seed, firstDay, 60, ids(size)))).toBe(false);
      }),
    ));

  it('has another order in each cycle and for each seed', () => {
    const orders = [
      sequence('secret', 170 * 119, 170),
      sequence('secret', 170 * 120, 170),
      sequence('another secret', 170 * 119, 170),
    ].map((order) => order.join());
    expect(new Set(orders).size).toBe(3);
  });

  it('prefers no answer at the start of a cycle', () => {
    const firsts = Array.from(
      { length: 2_000 },
      (_, index) => sequence(`seed ${index}`, 20_230, 1, ids(5))[0],
    );
    for (const id of ids(5)) {
      expect(firsts.filter((first) => first === id).length).toBeGreaterThan(300);
      expect(firsts.filter((first) => first === id).length).toBeLessThan(500);
    }
  });

  it('does not depend on the order of the possible answers', () =>
    expect(sequence('secret', 20_230, 30, roster.toReversed())).toEqual(sequence('secret', 20_230, 30)));

  it('skips drawn answers and otherwise keeps the order', () => {
    const [first = '', second = '', third = ''] = sequence('secret', 20_230, 3);
    const draw = (drawnInCycle: readonly string[]) =>
      answerOfDay({ answers: roster, seed: 'secret', day: dayOf(20_231), drawnInCycle });
    expect(draw([first])).toBe(second);
    expect(draw([first, second])).toBe(third);
    expect(draw(roster.filter((id) => id !== first))).toBe(first);
    expect(draw(roster)).toBe(second);
  });

  it('does not repeat in a cycle with other possible answers and skipped days', () => {
    const changes = fc.array(
      fc.record({ days: fc.integer({ min: 1, max: 25 }), size: fc.integer({ min: 3, max: 12 }) }),
      { minLength: 1, maxLength: 6 },
    );
    const nights = fc.func(fc.boolean());
    fc.assert(
      fc.property(fc.string(), fc.nat(5_000), changes, nights, (seed, firstDay, periods, isAsleep) => {
        const drawn = new Map<string, string>();
        const sizes = periods.flatMap(({ days, size }) => Array.from({ length: days }, () => size));
        for (const [offset, size] of sizes.entries()) {
          const day = dayOf(firstDay + offset);
          if (isAsleep(day)) continue;
          const since = noRepeatSince(day, size);
          const drawnInCycle = [...drawn].filter(([at]) => at >= since).map(([, id]) => id);
          const id = answerOfDay({ answers: ids(size), seed, day, drawnInCycle });
          expect(ids(size)).toContain(id);
          expect(drawnInCycle).not.toContain(id);
          drawn.set(day, id);
        }
      }),
      { numRuns: 300 },
    );
  });

  it.each(['', 'today', '2025-2-3', '2025-02-30', '2025-04-16T00:00:00Z', '2025-04'])(
    'throws for %o',
    (day) => {
      expect(() => answerOfDay({ answers: roster, seed: '', day, drawnInCycle: [] })).toThrow(RangeError);
      expect(() => noRepeatSince(day, 170)).toThrow(RangeError);
    },
  );

  it('throws for fewer than three answers', () => {
    expect(() => sequence('secret', 0, 1, ids(2))).toThrow(RangeError);
    expect(new Set(sequence('secret', 0, 3, ids(3))).size).toBe(3);
  });
});

it.each([
  ['2025-05-22', '2025-05-21'],
  ['2025-05-23', '2025-05-22'],
  ['2025-05-24', '2025-05-22'],
  ['2025-11-07', '2025-05-22'],
  ['2025-11-08', '2025-11-07'],
])('noRepeatSince of %s is %s', (day, since) => expect(noRepeatSince(day, 170)).toBe(since));
