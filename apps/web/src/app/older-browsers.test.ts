import { afterEach, expect, it } from 'vitest';
import { addMissing, isTooOld } from './older-browsers.ts';

const kept: (() => void)[] = [];
/** Deletes a member until the end of the test. */
function forget(owner: object, name: string): void {
  const own = Object.getOwnPropertyDescriptor(owner, name);
  if (own !== undefined) kept.push(() => Object.defineProperty(owner, name, own));
  Reflect.deleteProperty(owner, name);
}
afterEach(() => kept.splice(0).forEach((restore) => restore()));

it('adds signals that abort by another one', () => {
  forget(AbortSignal, 'any');
  addMissing();
  const [first, second] = [new AbortController(), new AbortController()];
  const both = AbortSignal.any([first.signal, second.signal]);
  expect(both.aborted).toBe(false);
  second.abort('left');
  first.abort('late');
  expect(both.reason).toBe('left');
  expect(AbortSignal.any([both]).reason).toBe('left');
});

it('says of a browser without observers of sizes that it is too old', () => {
  expect(isTooOld()).toBe(false);
  forget(window, 'ResizeObserver');
  expect(isTooOld()).toBe(true);
});

it('says of a browser without new methods of arrays that it is too old', () => {
  forget(Array.prototype, 'toSorted');
  expect(isTooOld()).toBe(true);
});
