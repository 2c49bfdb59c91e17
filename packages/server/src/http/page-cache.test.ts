import { beforeEach, expect, it } from 'vitest';
import { ManualClock } from '../testing/manual-clock.ts';
import { PageCache } from './page-cache.ts';

let clock: ManualClock;
let version: number;
let reads: number;
let texts: PageCache<string>;
beforeEach(() => {
  clock = new ManualClock(0);
  version = 0;
  reads = 0;
  texts = new PageCache({ clock, versionOf: () => version });
});

const get = (key = 'first'): Promise<string> =>
  texts.get(key, async () => {
    reads += 1;
    return `${key} ${reads}`;
  });

it('reads a page once for concurrent requests', async () => {
  expect(await Promise.all([get(), get(), get()])).toEqual(['first 1', 'first 1', 'first 1']);
  expect(await get('second')).toBe('second 2');
});

it('reads a page again when the board has changed', async () => {
  await get();
  version += 1;
  expect(await get()).toBe('first 2');
});

it('does not return a page whose read began before the board changed', async () => {
  const early = get();
  version += 1;
  expect(await get()).toBe('first 2');
  expect(await early).toBe('first 1');
  expect(await get()).toBe('first 2');
});

it('reads a page again after five seconds', async () => {
  await get();
  clock.advance(4_999);
  expect(await get()).toBe('first 1');
  clock.advance(1);
  expect(await get()).toBe('first 2');
});

it('does not cache failures', async () => {
  await expect(texts.get('first', () => Promise.reject(new Error('planted')))).rejects.toThrow('planted');
  expect(await get()).toBe('first 1');
});

it('caches a hundred pages at most', async () => {
  for (let page = 0; page <= 100; page += 1) await get(String(page));
  expect(await get('100')).toBe('100 101');
  expect(await get('0')).toBe('0 102');
});
