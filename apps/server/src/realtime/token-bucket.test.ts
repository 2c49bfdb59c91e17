import { describe, expect, it } from 'vitest';
import { TokenBucket } from './token-bucket.ts';

const SIZE = { burst: 3, perSecond: 2 };
const START = 1_000_000;

const takeAll = (bucket: TokenBucket, now: number): number => {
  let taken = 0;
  while (bucket.take(now)) taken += 1;
  return taken;
};

describe('a token bucket', () => {
  it('allows its burst at once, then nothing', () =>
    expect(takeAll(new TokenBucket(SIZE, START), START)).toBe(3));

  it('regains its tokens one by one', () => {
    const bucket = new TokenBucket(SIZE, START);
    takeAll(bucket, START);
    expect(bucket.take(START + 499)).toBe(false);
    expect(bucket.take(START + 500)).toBe(true);
    expect(takeAll(bucket, START + 1500)).toBe(2);
  });

  it('never holds more than its burst', () => {
    const bucket = new TokenBucket(SIZE, START);
    expect(takeAll(bucket, START + 3_600_000)).toBe(3);
  });

  it('adds nothing for a clock that is set back, and continues from there', () => {
    const bucket = new TokenBucket(SIZE, START);
    takeAll(bucket, START);
    expect(bucket.take(START - 5000)).toBe(false);
    expect(bucket.take(START - 4500)).toBe(true);
  });
});
