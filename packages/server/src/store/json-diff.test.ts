import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { applyJsonDiff, diffJson, type JsonDiff } from './json-diff.ts';

/** The value after a round trip through JSON. */
const stored = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** Applies the stored difference to a stored `before`. */
const arrived = (before: unknown, after: unknown): unknown =>
  applyJsonDiff(stored(before), stored(diffJson(before, after) ?? {}) as JsonDiff);

const json = fc.jsonValue({ maxDepth: 4 });

it('applyJsonDiff(diffJson) turns any value into any other', () =>
  fc.assert(
    fc.property(json, json, (before, after) => {
      expect(arrived(before, after)).toEqual(stored(after));
    }),
    { numRuns: 2_000 },
  ));

it('applyJsonDiff(diffJson) turns any value into the same with a changed part', () => {
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

it('diffJson contains only what differs', () => {
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
  expect(diffJson(before, after)).toEqual({ gone: [], players: { 0: { guess: [7] } }, asked: { 2: ['c'] } });
  expect(diffJson(after, { ...after })).toBeUndefined();
});

it('diffJson skips shared parts', () => {
  const shared = new Proxy({}, { ownKeys: () => expect.fail('looked at') });
  expect(diffJson({ shared, at: 1 }, { shared, at: 2 })).toEqual({ at: [2] });
});

it('diffJson treats undefined values as missing keys, as JSON does', () => {
  expect(diffJson({ a: undefined, b: 1 }, { a: 1, b: undefined })).toEqual({ a: [1], b: [] });
  expect(diffJson({ a: undefined }, {})).toBeUndefined();
  expect(arrived([1, 2], [1, undefined, 3])).toEqual([1, null, 3]);
});

it('diffJson treats names of Object.prototype as ordinary keys', () => {
  const before = JSON.parse('{"__proto__":{"a":1},"toString":1}') as object;
  const after = JSON.parse('{"constructor":{"a":1}}') as object;
  expect(Object.keys(diffJson(before, after) ?? {})).toEqual(['__proto__', 'toString', 'constructor']);
  expect(JSON.stringify(arrived(before, after))).toBe('{"constructor":{"a":1}}');
  expect(JSON.stringify(arrived(after, before))).toBe(JSON.stringify(before));
});

it('applyJsonDiff throws when the value lacks the parts', () => {
  expect(() => applyJsonDiff({ a: 1 }, { a: { b: [2] } })).toThrow(TypeError);
  expect(() => applyJsonDiff({}, { a: { b: [2] } })).toThrow(TypeError);
  expect(() => applyJsonDiff(null, { a: [] })).toThrow(TypeError);
});
