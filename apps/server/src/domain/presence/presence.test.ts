import { describe, expect, it } from 'vitest';
import { ManualClock } from '../../testing/manual-clock.ts';
import { createPresence } from './presence.ts';

describe('presence', () => {
  it('counts sessions once, for as long as they give signs of life', () => {
    const clock = new ManualClock(0);
    const presence = createPresence({ clock, windowMs: 75_000, capacity: 10 });
    expect(presence.beat('a')).toBe(1);
    expect(presence.beat('b')).toBe(2);
    clock.advance(30_000);
    expect(presence.beat('a')).toBe(2);
    clock.advance(45_000);
    expect(presence.beat('c')).toBe(2);
    clock.advance(75_000);
    expect(presence.beat('d')).toBe(1);
  });

  it('does not count those from before the clock went back', () => {
    const clock = new ManualClock(7_200_000);
    const presence = createPresence({ clock, windowMs: 75_000, capacity: 10 });
    presence.beat('a');
    clock.advance(-7_200_000);
    expect(presence.beat('b')).toBe(1);
  });

  it('remembers no more than its capacity, and forgets who was silent longest', () => {
    const clock = new ManualClock(0);
    const presence = createPresence({ clock, windowMs: 1_000, capacity: 3 });
    for (const session of ['a', 'b', 'c', 'a', 'd']) presence.beat(session);
    expect(presence.beat('b')).toBe(3);
    clock.advance(999);
    expect(presence.beat('a')).toBe(3);
  });
});
