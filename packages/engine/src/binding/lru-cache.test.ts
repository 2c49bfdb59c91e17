import { expect, it } from 'vitest';
import { LruCache } from './lru-cache.ts';

it('evicts the least recently used value beyond its capacity', () => {
  const cache = new LruCache<number>(2);
  cache.set('a', 1);
  cache.set('b', 2);
  expect(cache.get('a')).toBe(1);
  cache.set('c', 3);
  expect([cache.get('a'), cache.get('b'), cache.get('c')]).toEqual([1, undefined, 3]);
});

it('keeps the newest value of a key, and deletes only the given value', () => {
  const cache = new LruCache<number>(2);
  cache.set('a', 1);
  cache.set('a', 2);
  cache.delete('a', 1);
  expect(cache.get('a')).toBe(2);
  cache.delete('a', 2);
  expect(cache.get('a')).toBeUndefined();
});
