import { ManualClock } from '@hub/server/testing/manual-clock.ts';
import { describe, expect, it } from 'vitest';
import { createPresence } from './presence.ts';

describe('presence', () => {
  it('counts each key once until its window ends', () => {
    const clock = new ManualClock(0);
    const presence = createPresence({ clock, windowMs: 75_000, capacity: 10 });
    expect(presence.beat('a', '1')).toBe(1);
    expect(presence.beat('b', '2')).toBe(2);
    clock.advance(30_000);
    expect(presence.beat('a', '1')).toBe(2);
    clock.advance(45_000);
    expect(presence.beat('c', '3')).toBe(2);
    clock.advance(75_000);
    expect(presence.beat('d', '4')).toBe(1);
  });

  it('does not count heartbeats from before the clock was set back', () => {
    const clock = new ManualClock(7_200_000);
    const presence = createPresence({ clock, windowMs: 75_000, capacity: 10 });
    presence.beat('a', '1');
    clock.advance(-7_200_000);
    expect(presence.beat('b', '2')).toBe(1);
  });

  it('evicts the longest silent key beyond its capacity', () => {
    const clock = new ManualClock(0);
    const presence = createPresence({ clock, windowMs: 1_000, capacity: 3 });
    for (const key of ['a', 'b', 'c', 'a', 'd']) presence.beat(key, `page of ${key}`);
    expect(presence.beat('b', 'page of b')).toBe(3);
    clock.advance(999);
    expect(presence.beat('a', 'page of a')).toBe(3);
  });

  it('counts a key once, whatever its session ids', () => {
    const presence = createPresence({ clock: new ManualClock(0), windowMs: 1_000, capacity: 100 });
    for (let session = 0; session < 60; session += 1) expect(presence.beat('a', String(session))).toBe(1);
  });

  it('counts a session once when its key changes', () => {
    const presence = createPresence({ clock: new ManualClock(0), windowMs: 1_000, capacity: 100 });
    presence.beat('address', 'page');
    expect(presence.beat('account', 'page')).toBe(1);
    expect(presence.beat('address', 'page')).toBe(1);
    // Another session beat for the address later: it stays online.
    presence.beat('address', 'other page');
    expect(presence.beat('account', 'page')).toBe(2);
  });
});
