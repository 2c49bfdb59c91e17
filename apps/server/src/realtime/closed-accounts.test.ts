import type { AccountId } from '@hub/engine/wire/ids';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type ClosedSince, checkClosedAccounts } from './closed-accounts.ts';
import type { PeriodicCheck } from './periodic-check.ts';
import { testPlayer } from './testing/players.ts';

const one = testPlayer(1).accountId;
const lines: string[] = [];
const logger = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) });

let ended: AccountId[];
const watch = (closedSince: ClosedSince): PeriodicCheck => {
  const clock = { now: () => Date.now() };
  return checkClosedAccounts({
    closedSince,
    endSessions: (account) => void ended.push(account),
    onClosed: () => undefined,
    clock,
    logger,
  });
};

beforeEach(() => {
  ended = [];
  lines.length = 0;
  vi.useFakeTimers();
});
afterEach(() => void vi.useRealTimers());

it('ends the sessions of accounts that another process closed in the last minute, within a second', async () => {
  const asked: number[] = [];
  const watching = watch(async (at) => {
    asked.push(Date.now() - at);
    return [one];
  });
  watching.start();
  watching.start();
  await vi.advanceTimersByTimeAsync(999);
  expect(ended).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(ended).toEqual([one]);
  expect(asked).toEqual([60_000]);
  watching.stop();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(ended).toEqual([one]);
});

it('logs a failed check once, retries, and logs the next failure again', async () => {
  let isAway = true;
  const watching = watch(() => (isAway ? Promise.reject(new Error('no store')) : Promise.resolve([one])));
  watching.start();
  await vi.advanceTimersByTimeAsync(3_000);
  expect(lines).toHaveLength(1);
  isAway = false;
  await vi.advanceTimersByTimeAsync(1_000);
  expect(ended).toEqual([one]);
  isAway = true;
  await vi.advanceTimersByTimeAsync(2_000);
  expect(lines).toHaveLength(2);
  watching.stop();
});

it('does not start a check while the previous one is running', async () => {
  let looks = 0;
  const watching = watch(() => {
    looks += 1;
    return new Promise(() => {});
  });
  watching.start();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(looks).toBe(1);
  watching.stop();
});
