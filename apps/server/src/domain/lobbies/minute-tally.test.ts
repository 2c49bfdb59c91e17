import type { AccountId } from '@hub/engine/wire/ids';
import { describe, expect, it } from 'vitest';
import { MinuteTally } from './minute-tally.ts';

const account = (number: number): AccountId => `account ${number}` as AccountId;

describe('a tally', () => {
  it('is full after so many within any minute, for each account', () => {
    const tally = new MinuteTally(5);
    for (let now = 0; now < 50_000; now += 10_000) {
      expect(tally.isFull(account(1), now)).toBe(false);
      tally.note(account(1), now);
    }
    expect(tally.isFull(account(1), 59_999)).toBe(true);
    expect(tally.isFull(account(2), 59_999)).toBe(false);
    expect(tally.isFull(account(1), 60_000)).toBe(false);
    tally.note(account(1), 60_000);
    expect(tally.isFull(account(1), 60_001)).toBe(true);
    expect(tally.isFull(account(1), 70_000)).toBe(false);
  });

  it('shuts nobody out for hours because the clock went back', () => {
    const tally = new MinuteTally(1);
    tally.note(account(1), 7_200_000);
    expect(tally.isFull(account(1), 7_200_001)).toBe(true);
    expect(tally.isFull(account(1), 0)).toBe(false);
  });

  it('forgets after a minute, so that memory does not grow', () => {
    const tally = new MinuteTally(5);
    for (let number = 0; number < 1_000; number += 1) tally.note(account(number), number);
    expect(tally.size).toBe(1_000);
    tally.note(account(1), 60_500);
    expect(tally.size).toBe(500);
  });
});
