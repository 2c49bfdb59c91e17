import { expect, it } from 'vitest';
import { Recent } from './recent.ts';

it('evicts the least recently used value beyond its capacity', () => {
  const recent = new Recent<number>(2);
  recent.keep('a', 1);
  recent.keep('b', 2);
  expect(recent.get('a')).toBe(1);
  recent.keep('c', 3);
  expect([recent.get('a'), recent.get('b'), recent.get('c')]).toEqual([1, undefined, 3]);
});

it('keeps the newest value of a key, and deletes only the given value', () => {
  const recent = new Recent<number>(2);
  recent.keep('a', 1);
  recent.keep('a', 2);
  recent.drop('a', 1);
  expect(recent.get('a')).toBe(2);
  recent.drop('a', 2);
  expect(recent.get('a')).toBeUndefined();
});
