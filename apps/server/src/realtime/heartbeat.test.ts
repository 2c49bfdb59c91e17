import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Heartbeat, type Pingable } from './heartbeat.ts';

class FakePulse implements Pingable {
  received = 0;
  isAwaited = false;
  pings = 0;
  isTerminated = false;
  onTerminated: () => void = () => {};
  readonly #answers: boolean;

  constructor(answers: boolean) {
    this.#answers = answers;
  }

  ping(): void {
    this.pings += 1;
    if (this.#answers) this.received += 1;
  }

  terminate(): void {
    this.isTerminated = true;
    this.onTerminated();
  }
}

describe('the heartbeat', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('pings every connection once in 55 seconds and terminates silent ones', () => {
    let cuts = 0;
    const heartbeat = new Heartbeat<FakePulse>(() => {
      cuts += 1;
    });
    const living = Array.from({ length: 100 }, () => new FakePulse(true));
    const dead = new FakePulse(false);
    for (const pulse of [...living, dead]) heartbeat.add(pulse);
    heartbeat.start();
    expect(vi.getTimerCount()).toBe(2);
    vi.advanceTimersByTime(55_000);
    expect(living.every(({ pings }) => pings === 1)).toBe(true);
    expect(dead).toMatchObject({ pings: 1, isTerminated: false });
    vi.advanceTimersByTime(55_000);
    expect(living.every(({ pings, isTerminated }) => pings === 2 && !isTerminated)).toBe(true);
    expect(dead.isTerminated).toBe(true);
    expect(cuts).toBe(1);
  });

  it('distributes the pings over the interval', () => {
    const heartbeat = new Heartbeat<FakePulse>(() => {});
    const pulses = Array.from({ length: 900 }, () => new FakePulse(true));
    for (const pulse of pulses) heartbeat.add(pulse);
    heartbeat.start();
    for (let step = 1; step <= 20; step += 1) {
      vi.advanceTimersByTime(2_750);
      expect(pulses.filter(({ pings }) => pings === 1)).toHaveLength(45 * step);
    }
  });

  it('terminates many silent connections in time', () => {
    const heartbeat = new Heartbeat<FakePulse>(() => {});
    const pulses = Array.from({ length: 900 }, () => {
      const pulse = new FakePulse(false);
      pulse.onTerminated = () => heartbeat.remove(pulse);
      return pulse;
    });
    for (const pulse of pulses) heartbeat.add(pulse);
    heartbeat.start();
    vi.advanceTimersByTime(110_000);
    expect(pulses.filter(({ isTerminated }) => !isTerminated)).toEqual([]);
  });

  it('does not ping removed connections, and stops', () => {
    const heartbeat = new Heartbeat<FakePulse>(() => {});
    const [gone, stays] = [new FakePulse(true), new FakePulse(true)];
    heartbeat.add(gone);
    heartbeat.add(stays);
    heartbeat.start();
    heartbeat.remove(gone);
    vi.advanceTimersByTime(55_000);
    heartbeat.stop();
    vi.advanceTimersByTime(110_000);
    expect([gone.pings, stays.pings]).toEqual([0, 1]);
  });

  it('notices within three seconds that an awaited connection is dead', () => {
    const heartbeat = new Heartbeat<FakePulse>(() => {});
    const [living, dead, alone] = [new FakePulse(true), new FakePulse(false), new FakePulse(false)];
    living.isAwaited = true;
    dead.isAwaited = true;
    for (const pulse of [living, dead, alone]) heartbeat.add(pulse);
    heartbeat.start();
    vi.advanceTimersByTime(2_000);
    expect(dead.isTerminated).toBe(false);
    vi.advanceTimersByTime(1_000);
    expect([living, dead, alone].map(({ isTerminated }) => isTerminated)).toEqual([false, true, false]);
    expect(alone.pings).toBeLessThan(2);
    vi.advanceTimersByTime(60_000);
    expect(living.isTerminated).toBe(false);
  });

  it('notices as soon that an awaited connection has died, even one that was just heard', () => {
    const heartbeat = new Heartbeat<FakePulse>(() => {});
    const pulses = Array.from({ length: 100 }, () => new FakePulse(false));
    for (const pulse of pulses) {
      pulse.isAwaited = true;
      heartbeat.add(pulse);
    }
    heartbeat.start();
    vi.advanceTimersByTime(1_400);
    expect(pulses.filter(({ isTerminated }) => isTerminated)).toEqual([]);
    for (const pulse of pulses) pulse.received += 1;
    vi.advanceTimersByTime(2_000);
    expect(pulses.filter(({ isTerminated }) => isTerminated)).toEqual([]);
    vi.advanceTimersByTime(1_000);
    expect(pulses.filter(({ isTerminated }) => !isTerminated)).toEqual([]);
  });

  it('pings awaited connections that are silent, a few at a time, and keeps those that answer', () => {
    const heartbeat = new Heartbeat<FakePulse>(() => {});
    const pulses = Array.from({ length: 240 }, () => new FakePulse(true));
    const playing = new FakePulse(true);
    for (const pulse of [playing, ...pulses]) {
      pulse.isAwaited = true;
      heartbeat.add(pulse);
    }
    heartbeat.start();
    const pinged = (): number => pulses.reduce((sum, { pings }) => sum + pings, 0);
    for (let ms = 0; ms < 13_500; ms += 50) {
      const before = pinged();
      playing.received += 1;
      vi.advanceTimersByTime(50);
      expect(pinged() - before).toBeLessThanOrEqual(61);
    }
    expect(pinged()).toBeGreaterThanOrEqual(240 * 9);
    expect(pinged()).toBeLessThanOrEqual(240 * 10);
    expect(playing.pings).toBe(0);
    expect([playing, ...pulses].some(({ isTerminated }) => isTerminated)).toBe(false);
  });

  it('does not take the quiet time before a connection was awaited for a loss', () => {
    const heartbeat = new Heartbeat<FakePulse>(() => {});
    const pulse = new FakePulse(true);
    heartbeat.add(pulse);
    heartbeat.start();
    vi.advanceTimersByTime(30_000);
    const { pings } = pulse;
    pulse.isAwaited = true;
    vi.advanceTimersByTime(1_400);
    expect(pulse).toMatchObject({ pings: pings + 1, isTerminated: false });
  });
});
