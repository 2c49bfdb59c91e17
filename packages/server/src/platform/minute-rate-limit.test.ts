import type { AccountId } from '@hub/engine/wire/ids';
import { describe, expect, it } from 'vitest';
import { MinuteRateLimit } from './minute-rate-limit.ts';

const account = (number: number): AccountId => `account ${number}` as AccountId;

describe('MinuteRateLimit', () => {
  it('is full after the maximum number within a minute, per key', () => {
    const limit = new MinuteRateLimit(5);
    for (let now = 0; now < 50_000; now += 10_000) {
      expect(limit.isFull(account(1), now)).toBe(false);
      limit.record(account(1), now);
    }
    expect(limit.isFull(account(1), 59_999)).toBe(true);
    expect(limit.isFull(account(2), 59_999)).toBe(false);
    expect(limit.isFull(account(1), 60_000)).toBe(false);
    limit.record(account(1), 60_000);
    expect(limit.isFull(account(1), 60_001)).toBe(true);
    expect(limit.isFull(account(1), 70_000)).toBe(false);
  });

  it('does not block for hours after the clock was set back', () => {
    const limit = new MinuteRateLimit(1);
    limit.record(account(1), 7_200_000);
    expect(limit.isFull(account(1), 7_200_001)).toBe(true);
    expect(limit.isFull(account(1), 0)).toBe(false);
  });

  it('removes keys after a minute, so that memory does not grow', () => {
    const limit = new MinuteRateLimit(5);
    for (let number = 0; number < 1_000; number += 1) limit.record(account(number), number);
    expect(limit.size).toBe(1_000);
    limit.record(account(1), 60_500);
    expect(limit.size).toBe(500);
  });
});
