import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Changes, changesBetween, withChanges } from './changes.ts';

/** As it comes out of the store. */
const stored = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** What somebody who has `before` makes of the changes that were written. */
const arrived = (before: unknown, after: unknown): unknown =>
  withChanges(stored(before), stored(changesBetween(before, after) ?? {}) as Changes);

const json = fc.jsonValue({ maxDepth: 4 });

it('lead from any value to any other', () => {
  fc.assert(
    fc.property(json, json, (before, after) => {
      expect(arrived(before, after)).toEqual(stored(after));
    }),
    { numRuns: 2_000 },
  );
});

it('lead from any value to what it is with another part', () => {
  const parts = fc.dictionary(fc.string({ maxLength: 3 }), json, { maxKeys: 4 });
  fc.assert(
    fc.property(parts, parts, fc.array(json), json, (shared, others, list, more) => {
      const before = { ...others, shared, list, inner: { shared, list } };
      const after = { ...shared, shared, list: [...list, more], inner: { shared, list: list.slice(1) } };
      expect(arrived(before, after)).toEqual(stored(after));
    }),
    { numRuns: 1_000 },
  );
});

it('are nothing but what differs', () => {
  const players = [
    { guess: null, points: 0 },
    { guess: 4, points: 0 },
  ];
  const before = { round: 2, players, asked: ['a', 'b'], gone: 1, kept: { deep: [1, 2] } };
  const after = {
    round: 2,
    players: [{ guess: 7, points: 0 }, players[1]],
    asked: ['a', 'b', 'c'],
    kept: { deep: [1, 2] },
  };
  expect(changesBetween(before, after)).toEqual({
    gone: [],
    players: { 0: { guess: [7] } },
    asked: { 2: ['c'] },
  });
  expect(changesBetween(after, { ...after })).toBeUndefined();
});

it('look at no part that both share', () => {
  const shared = new Proxy({}, { ownKeys: () => expect.fail('looked at') });
  expect(changesBetween({ shared, at: 1 }, { shared, at: 2 })).toEqual({ at: [2] });
});

it('know keys without a value, which JSON does not', () => {
  expect(changesBetween({ a: undefined, b: 1 }, { a: 1, b: undefined })).toEqual({ a: [1], b: [] });
  expect(changesBetween({ a: undefined }, {})).toBeUndefined();
  expect(arrived([1, 2], [1, undefined, 3])).toEqual([1, null, 3]);
});

it('take names that every object knows for keys like any other', () => {
  const before = JSON.parse('{"__proto__":{"a":1},"toString":1}') as object;
  const after = JSON.parse('{"constructor":{"a":1}}') as object;
  expect(Object.keys(changesBetween(before, after) ?? {})).toEqual(['__proto__', 'toString', 'constructor']);
  expect(JSON.stringify(arrived(before, after))).toBe('{"constructor":{"a":1}}');
  expect(JSON.stringify(arrived(after, before))).toBe(JSON.stringify(before));
});

it('are refused by a value that has no such parts', () => {
  expect(() => withChanges({ a: 1 }, { a: { b: [2] } })).toThrow(TypeError);
  expect(() => withChanges({}, { a: { b: [2] } })).toThrow(TypeError);
  expect(() => withChanges(null, { a: [] })).toThrow(TypeError);
});
