import { afterEach, expect, it, vi } from 'vitest';
import { addMissing, isTooOld } from './older-browsers.ts';

const kept: (() => void)[] = [];
/** Deletes a member until the end of the test. */
function forget(owner: object, name: string): void {
  const own = Object.getOwnPropertyDescriptor(owner, name);
  if (own !== undefined) kept.push(() => Object.defineProperty(owner, name, own));
  Reflect.deleteProperty(owner, name);
}
afterEach(() => kept.splice(0).forEach((restore) => restore()));

it('adds the methods of arrays', () => {
  for (const name of ['findLast', 'findLastIndex', 'toReversed', 'toSorted']) forget(Array.prototype, name);
  expect('toSorted' in Array.prototype).toBe(false);
  addMissing();
  const list = [3, 1, 2];
  expect(list.toSorted((one, other) => one - other)).toEqual([1, 2, 3]);
  expect(list.toReversed()).toEqual([2, 1, 3]);
  expect(list.findLast((each) => each > 1)).toBe(2);
  expect(list.findLastIndex((each) => each > 2)).toBe(0);
  expect(list.findLastIndex((each) => each > 3)).toBe(-1);
  expect(list).toEqual([3, 1, 2]);
  expect(Object.keys(Array.prototype)).toEqual([]);
});

it('adds signals that abort by another one and by time', () => {
  for (const name of ['any', 'timeout']) forget(AbortSignal, name);
  addMissing();
  vi.useFakeTimers();
  const controller = new AbortController();
  const both = AbortSignal.any([controller.signal, AbortSignal.timeout(50)]);
  const one = AbortSignal.any([controller.signal]);
  expect(both.aborted).toBe(false);
  vi.advanceTimersByTime(50);
  expect(both.reason).toHaveProperty('name', 'TimeoutError');
  expect(one.aborted).toBe(false);
  controller.abort('left');
  expect(one.reason).toBe('left');
  expect(AbortSignal.any([one]).reason).toBe('left');
});

it('says of a browser without observers of sizes that it is too old', () => {
  expect(isTooOld()).toBe(false);
  forget(window, 'ResizeObserver');
  expect(isTooOld()).toBe(true);
});
