import { pino } from 'pino';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createRepeatedJob } from './repeated-job.ts';

const DAY_MS = 86_400_000;
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('runs at the start and at every interval until it is stopped', async () => {
  const work = vi.fn<() => Promise<void>>(async () => undefined);
  const job = createRepeatedJob('count', work, pino({ level: 'silent' }), DAY_MS);
  job.start();
  await vi.advanceTimersByTimeAsync(0);
  expect(work).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(2 * DAY_MS);
  expect(work).toHaveBeenCalledTimes(3);
  await job.stop();
  await vi.advanceTimersByTimeAsync(2 * DAY_MS);
  expect(work).toHaveBeenCalledTimes(3);
});

it('logs a failure and runs again after the interval', async () => {
  const lines: string[] = [];
  const logger = pino({ level: 'error' }, { write: (line: string) => lines.push(line) });
  const work = vi
    .fn<() => Promise<void>>(async () => undefined)
    .mockRejectedValueOnce(new Error('disk full'));
  const job = createRepeatedJob('erase accounts', work, logger, DAY_MS);
  job.start();
  await vi.advanceTimersByTimeAsync(DAY_MS);
  expect(work).toHaveBeenCalledTimes(2);
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ job: 'erase accounts', msg: 'a repeated job failed' });
  await job.stop();
});

it('waits for a run in progress when it is stopped', async () => {
  let finish: (() => void) | undefined;
  const promise = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const job = createRepeatedJob('slow', () => promise, pino({ level: 'silent' }), DAY_MS);
  job.start();
  await vi.advanceTimersByTimeAsync(0);
  const stopped = vi.fn<() => void>();
  const stopping = job.stop().then(stopped);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(stopped).not.toHaveBeenCalled();
  finish?.();
  await stopping;
  expect(stopped).toHaveBeenCalledOnce();
});
