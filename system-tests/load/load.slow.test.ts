import { describe, expect, it } from 'vitest';
import type { Lived } from './crowd-process.ts';
import {
  KEPT_LIMIT_MB,
  load,
  P95_LIMIT_MS,
  report,
  SLOPE_LIMIT_MB,
  WARM_ANSWERS,
  type Watched,
} from './load.ts';

it('serves 20 players for six seconds without a fault', async () => {
  const { broken, figures } = await load({
    seed: 'short',
    players: 20,
    arrivalMs: 500,
    measuredMs: 6_000,
    pace: 'brisk',
    lookMs: 100,
  });
  // Answer times of six seconds on a busy machine are not significant.
  expect(broken.filter((line) => !line.startsWith('p95'))).toEqual([]);
  const figure = new Map(figures);
  expect(Number(figure.get('answers'))).toBeGreaterThan(50);
  expect(figure.get('kept after a collection, by tenths, lowest')).toMatch(/^(\d+\.\d, ){9}\d+\.\d MB$/);
  expect(figure.get('memory rises by')).toMatch(/^-?\d+\.\d\d MB/);
});

describe('report', () => {
  const flat = Array.from({ length: 100 }, (_, look) => ({ minutes: look / 10, value: 200 + (look % 3) }));
  const lived: Lived = {
    waits: { 'moreOrLess.submitGuess': Array.from({ length: WARM_ANSWERS }, (_, number) => number % 100) },
    done: { moreOrLess: 3 },
    faults: {},
    ended: { '1006': 4 },
  };
  const watched: Watched = { memoryMb: flat, keptMb: flat, cores: 0.3, warnings: [] };
  const brokenBy = (life: Partial<Lived>, watch: Partial<Watched>): readonly string[] =>
    report({ ...lived, ...life }, { ...watched, ...watch }, { seed: '1', players: 1 }).broken;

  it('contains each violation', () => {
    const late = { 'moreOrLess.submitGuess': Array.from({ length: 100 }, () => P95_LIMIT_MS + 1) };
    expect(brokenBy({ waits: late }, {})).toEqual(['p95 is 151 ms, not 150']);
    expect(brokenBy({ waits: {} }, {})).toEqual(['p95 is NaN ms, not 150']);
    expect(brokenBy({ faults: { 'http.buy: 500 internal': 2 } }, {})).toEqual([
      '2 times http.buy: 500 internal',
    ]);
    expect(brokenBy({ ended: { '1011': 1 } }, {})).toEqual(['1 connections ended with 1011']);
    expect(brokenBy({}, { warnings: ['{"level":50}'] })).toEqual(['{"level":50}']);
    const rising = flat.map(({ minutes }) => ({ minutes, value: 200 + minutes * (SLOPE_LIMIT_MB + 1) }));
    expect(brokenBy({}, { memoryMb: rising })).toEqual(['memory rises by 6.0 MB a minute']);
    const growing = flat
      .slice(0, 10)
      .map(({ minutes }) => ({ minutes, value: 40 + minutes * 2 * KEPT_LIMIT_MB }));
    expect(brokenBy({}, { keptMb: growing })).toEqual(['memory that is kept rises by 1.00 MB a minute']);
  });
});
