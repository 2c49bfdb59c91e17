import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Scheduled, Scheduler } from './scheduler.ts';

const START = 1_700_000_000_000;

class FakeSleeper implements Scheduled<FakeSleeper> {
  wakeup: Scheduled<FakeSleeper>['wakeup'];
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
  let scheduler: Scheduler<FakeSleeper>;

  beforeEach(() => {
    vi.useFakeTimers({ now: START });
    scheduler = new Scheduler({ now: () => Date.now() }, (sleeper, now) => {
      sleeper.wokenAt.push(now - START);
      sleeper.at = undefined;
    });
  });
  afterEach(() => {
    scheduler.stop();
    vi.useRealTimers();
  });

  const armed = (inMs: number): FakeSleeper => {
    const sleeper = new FakeSleeper(START + inMs);
    scheduler.schedule(sleeper);
    return sleeper;
  };

  it('wakes everybody on time with one timer', () => {
    const sleepers = [50, 10, 40, 10, 30].map(armed);
    expect(vi.getTimerCount()).toBe(1);
    vi.advanceTimersByTime(50);
    expect(sleepers.map(({ wokenAt }) => wokenAt)).toEqual([[50], [10], [40], [10], [30]]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('wakes at once what is overdue', () => {
    const sleeper = armed(-5000);
    vi.advanceTimersByTime(0);
    expect(sleeper.wokenAt).toEqual([0]);
  });

  it('follows a deadline that moves back and forth, and wakes once', () => {
    const sleeper = armed(100);
    for (const inMs of [200, 300, 150, 400, 120]) {
      sleeper.at = START + inMs;
      scheduler.schedule(sleeper);
    }
    vi.advanceTimersByTime(1000);
    expect(sleeper.wokenAt).toEqual([120]);
  });

  it('rings once for alarms of one sleeper that have come to the same time', () => {
    let rings = 0;
    const counting = new Scheduler<FakeSleeper>({ now: () => Date.now() }, () => {
      rings += 1;
    });
    const sleeper = new FakeSleeper(START + 100);
    counting.schedule(sleeper);
    sleeper.at = START + 50;
    counting.schedule(sleeper);
    vi.advanceTimersByTime(50);
    sleeper.at = START + 100;
    counting.schedule(sleeper);
    vi.advanceTimersByTime(50);
    expect(rings).toBe(2);
    counting.stop();
  });

  it('lets a sleeper sleep on whose wish is gone', () => {
    const sleeper = armed(100);
    sleeper.at = undefined;
    vi.advanceTimersByTime(1000);
    expect(sleeper.wokenAt).toEqual([]);
  });

  it('does not wake who is forgotten', () => {
    const sleeper = armed(100);
    scheduler.cancel(sleeper);
    scheduler.cancel(sleeper);
    const other = armed(100);
    vi.advanceTimersByTime(1000);
    expect(sleeper.wokenAt).toEqual([]);
    expect(other.wokenAt).toEqual([100]);
  });

  it('keeps no alarm that was called off until its time would have come', () => {
    const last = armed(3_600_000);
    for (let game = 0; game < 1000; game += 1) {
      const sleeper = armed(3_600_000);
      sleeper.at = START + 60_000 + game;
      scheduler.schedule(sleeper);
      scheduler.cancel(sleeper);
    }
    expect(scheduler.size).toBeLessThan(100);
    vi.advanceTimersByTime(3_600_000);
    expect(last.wokenAt).toEqual([3_600_000]);
    expect(scheduler.size).toBe(0);
  });

  it('can wake the same sleeper again and again', () => {
    const sleeper = armed(10);
    vi.advanceTimersByTime(10);
    sleeper.at = START + 25;
    scheduler.schedule(sleeper);
    vi.advanceTimersByTime(100);
    expect(sleeper.wokenAt).toEqual([10, 25]);
  });

  it('does not lose the loop to a sleeper that is always due', () => {
    let wakings = 0;
    const greedy = new Scheduler<FakeSleeper>({ now: () => Date.now() }, (sleeper) => {
      wakings += 1;
      greedy.schedule(sleeper);
    });
    greedy.schedule(new FakeSleeper(START));
    vi.advanceTimersToNextTimer();
    expect(wakings).toBe(1);
    greedy.stop();
  });

  it('waits for deadlines further away than a timer can reach', () => {
    const farMs = 40 * 86_400_000;
    const sleeper = armed(farMs);
    vi.advanceTimersByTime(farMs - 1);
    expect(sleeper.wokenAt).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(sleeper.wokenAt).toEqual([farMs]);
  });

  it('stops', () => {
    const sleeper = armed(10);
    scheduler.stop();
    armed(5);
    vi.advanceTimersByTime(1000);
    expect(sleeper.wokenAt).toEqual([]);
    expect(vi.getTimerCount()).toBe(0);
  });
});
