import { describe, expect, it } from 'vitest';
import { createSystemClock } from './clock.ts';

const HOUR_MS = 3_600_000;

function movable() {
  const time = { wall: 1_000_000, steady: 0 };
  const clock = createSystemClock({ wall: () => time.wall, steady: () => time.steady });
  const moves: number[] = [];
  clock.onMoved?.((byMs) => moves.push(byMs));
  const pass = (ms: number, ofWall = ms): void => {
    time.wall += ofWall;
    time.steady += ms;
  };
  return { clock, moves, pass };
}

describe('createSystemClock', () => {
  it('returns the wall clock and reports jumps', () => {
    const { clock, moves, pass } = movable();
    pass(500);
    expect(clock.now()).toBe(1_000_500);
    pass(1_000, 3 * HOUR_MS + 1_000);
    expect(clock.now()).toBe(1_001_500 + 3 * HOUR_MS);
    pass(1_000, -2 * HOUR_MS);
    clock.now();
    expect(moves).toEqual([3 * HOUR_MS, -2 * HOUR_MS - 1_000]);
  });

  it.each(['wall', 'steady'] as const)(
    'reports no jump when the process was halted as it read the %s clock',
    (halted) => {
      let at = 0;
      let haltMs = 0;
      const reading = (name: typeof halted) => () => {
        if (name === halted) [at, haltMs] = [at + haltMs, 0];
        return at;
      };
      const clock = createSystemClock({ wall: reading('wall'), steady: reading('steady') });
      const moves: number[] = [];
      clock.onMoved?.((byMs) => moves.push(byMs));
      haltMs = 5_000;
      expect([clock.now(), clock.now()]).toEqual([5_000, 5_000]);
      expect(moves).toEqual([]);
    },
  );

  it('does not report drift as a jump', () => {
    const { clock, moves, pass } = movable();
    for (let minute = 0; minute < 1_000; minute += 1) {
      pass(60_000, 60_030);
      clock.now();
    }
    expect(moves).toEqual([]);
  });
});
