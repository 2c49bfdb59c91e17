import { describe, expect, it } from 'vitest';
import { bestRound, distanceOf, gradeOf, nearInARow, type RoundPins } from './grade.ts';

const off = (units: number): RoundPins => ({ guess: { x: 100 + units, y: 50 }, actual: { x: 100, y: 50 } });
const missed: RoundPins = { guess: null, actual: { x: 1, y: 2 } };

describe('grades', () => {
  it('change at distance scores of 100, 400 and 1,000', () => {
    const distances = [0, 100, 100.01, 400, 400.01, 1_000, 1_000.01, undefined];
    expect(distances.map(gradeOf)).toEqual([
      'bullseye',
      'bullseye',
      'close',
      'close',
      'warm',
      'warm',
      'far',
      'none',
    ]);
  });

  it('count near rounds from the end', () => {
    expect(nearInARow([])).toBe(0);
    expect(nearInARow([off(5), off(40)])).toBe(2);
    expect(nearInARow([off(5), missed, off(40), off(0)])).toBe(2);
    expect(nearInARow([off(5), off(40.1)])).toBe(0);
  });

  it('find the best round, if any has a marker', () => {
    expect(bestRound([missed, off(12), off(3.5), off(60)])).toBe(2);
    expect(bestRound([missed])).toBe(-1);
    expect([distanceOf(off(3.5)), distanceOf(missed)]).toEqual([35, undefined]);
  });
});
