import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';

const HOUR_MS = 3_600_000;
const TRUE_TIME = Date.parse('2026-11-28T22:40:00.400Z');

const load = async () => ({
  ...(await import('./server-clock.ts')),
  ...(await import('./use-server-time.ts')),
});
type Clock = Awaited<ReturnType<typeof load>>;
let clock: Clock;

/** An answer of the server that took this long. */
const receive = ({ setServerClock }: Clock, trueTime: number, tookMs = 0): void => {
  const sentAt = Date.now();
  vi.setSystemTime(sentAt + tookMs);
  setServerClock(String(trueTime + tookMs / 2), sentAt);
};

beforeEach(async () => {
  vi.useFakeTimers();
  sessionStorage.clear();
  vi.resetModules();
  clock = await load();
});

describe('the server’s clock', () => {
  it.each([2 * HOUR_MS, -2 * HOUR_MS, 24 * HOUR_MS])(
    'is known on a device that is %d ms off',
    async (off) => {
      vi.setSystemTime(TRUE_TIME + off);
      receive(clock, TRUE_TIME, 3_000);
      expect(clock.serverNow()).toBe(TRUE_TIME + 3_000);
      // A reload knows it before the first answer.
      vi.resetModules();
      expect((await load()).serverNow()).toBe(TRUE_TIME + 3_000);
    },
  );

  it('stays the device’s where both agree, however slow the answer is', () => {
    vi.setSystemTime(TRUE_TIME);
    receive(clock, TRUE_TIME + 900);
    receive(clock, TRUE_TIME + 4_000, 8_000);
    expect(clock.serverNow()).toBe(Date.now());
  });

  it('follows a device whose clock is set while the page is open, by the next answer', () => {
    vi.setSystemTime(TRUE_TIME + 2 * HOUR_MS);
    receive(clock, TRUE_TIME);
    vi.setSystemTime(TRUE_TIME);
    receive(clock, TRUE_TIME);
    expect(clock.serverNow()).toBe(TRUE_TIME);
  });

  it.each([null, '', 'soon'])('is not told by an answer with the time %j', (time) => {
    vi.setSystemTime(TRUE_TIME);
    clock.setServerClock(time, TRUE_TIME);
    expect(clock.serverNow()).toBe(TRUE_TIME);
  });

  it('is not told by an answer during which the clock of the device was set back', () => {
    vi.setSystemTime(TRUE_TIME);
    clock.setServerClock(String(TRUE_TIME), TRUE_TIME + HOUR_MS);
    expect(clock.serverNow()).toBe(TRUE_TIME);
  });

  it('corrects what is shown already', () => {
    vi.setSystemTime(TRUE_TIME + 2 * HOUR_MS);
    const { result } = renderHook(() => [
      clock.useServerTime((now) => new Date(now).toISOString().slice(0, 10)),
      clock.useNow(),
    ]);
    expect(result.current[0]).toBe('2026-11-29');
    act(() => receive(clock, TRUE_TIME));
    expect(result.current).toEqual(['2026-11-28', TRUE_TIME]);
  });
});
