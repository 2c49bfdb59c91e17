import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Scheduled, Scheduler } from './scheduler.ts';

const START = 1_700_000_000_000;

class FakeTarget implements Scheduled<FakeTarget> {
  wakeup: Scheduled<FakeTarget>['wakeup'];
  at: number | undefined;
  readonly wokenAt: number[] = [];

  constructor(at: number | undefined) {
    this.at = at;
  }

  wakeAt(): number | undefined {
    return this.at;
  }
}

describe('the scheduler', () => {
  let scheduler: Scheduler<FakeTarget>;

  beforeEach(() => {
    vi.useFakeTimers({ now: START });
    scheduler = new Scheduler({ now: () => Date.now() }, (target, now) => {
      target.wokenAt.push(now - START);
      target.at = undefined;
    });
  });
  afterEach(() => {
    scheduler.stop();
    vi.useRealTimers();
  });

  const scheduled = (inMs: number): FakeTarget => {
    const target = new FakeTarget(START + inMs);
    scheduler.schedule(target);
    return target;
  };

  it('wakes all targets on time with one timer', () => {
    const targets = [50, 10, 40, 10, 30].map(scheduled);
    expect(vi.getTimerCount()).toBe(1);
    vi.advanceTimersByTime(50);
    expect(targets.map(({ wokenAt }) => wokenAt)).toEqual([[50], [10], [40], [10], [30]]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('wakes overdue targets at once', () => {
    const target = scheduled(-5000);
    vi.advanceTimersByTime(0);
    expect(target.wokenAt).toEqual([0]);
  });

  it('follows a deadline that moves earlier and later, and wakes once', () => {
    const target = scheduled(100);
    for (const inMs of [200, 300, 150, 400, 120]) {
      target.at = START + inMs;
      scheduler.schedule(target);
    }
    vi.advanceTimersByTime(1000);
    expect(target.wokenAt).toEqual([120]);
  });

  it('wakes a target once if several of its entries are due', () => {
    let rings = 0;
    const counting = new Scheduler<FakeTarget>({ now: () => Date.now() }, () => {
      rings += 1;
    });
    const target = new FakeTarget(START + 100);
    counting.schedule(target);
    target.at = START + 50;
    counting.schedule(target);
    vi.advanceTimersByTime(50);
    target.at = START + 100;
    counting.schedule(target);
    vi.advanceTimersByTime(50);
    expect(rings).toBe(2);
    counting.stop();
  });

  it('does not wake a target that no longer has a time', () => {
    const target = scheduled(100);
    target.at = undefined;
    vi.advanceTimersByTime(1000);
    expect(target.wokenAt).toEqual([]);
  });

  it('does not wake a cancelled target', () => {
    const target = scheduled(100);
    scheduler.cancel(target);
    scheduler.cancel(target);
    const other = scheduled(100);
    vi.advanceTimersByTime(1000);
    expect(target.wokenAt).toEqual([]);
    expect(other.wokenAt).toEqual([100]);
  });

  it('removes cancelled entries before they are due', () => {
    const last = scheduled(3_600_000);
    for (let game = 0; game < 1000; game += 1) {
      const target = scheduled(3_600_000);
      target.at = START + 60_000 + game;
      scheduler.schedule(target);
      scheduler.cancel(target);
    }
    expect(scheduler.size).toBeLessThan(100);
    vi.advanceTimersByTime(3_600_000);
    expect(last.wokenAt).toEqual([3_600_000]);
    expect(scheduler.size).toBe(0);
  });

  it('wakes the same target repeatedly', () => {
    const target = scheduled(10);
    vi.advanceTimersByTime(10);
    target.at = START + 25;
    scheduler.schedule(target);
    vi.advanceTimersByTime(100);
    expect(target.wokenAt).toEqual([10, 25]);
  });

  it('does not block the event loop with a target that is always due', () => {
    let wakings = 0;
    const alwaysDue = new Scheduler<FakeTarget>({ now: () => Date.now() }, (target) => {
      wakings += 1;
      alwaysDue.schedule(target);
    });
    alwaysDue.schedule(new FakeTarget(START));
    vi.advanceTimersToNextTimer();
    expect(wakings).toBe(1);
    alwaysDue.stop();
  });

  it('waits for times beyond the longest timer delay', () => {
    const farMs = 40 * 86_400_000;
    const target = scheduled(farMs);
    vi.advanceTimersByTime(farMs - 1);
    expect(target.wokenAt).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(target.wokenAt).toEqual([farMs]);
  });

  it('wakes no target after stop', () => {
    const target = scheduled(10);
    scheduler.stop();
    scheduled(5);
    vi.advanceTimersByTime(1000);
    expect(target.wokenAt).toEqual([]);
    expect(vi.getTimerCount()).toBe(0);
  });
});
