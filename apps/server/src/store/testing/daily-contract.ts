import type { Day } from '@hub/engine/wire/ids';
import { expect, it } from 'vitest';
import type { Contract } from './contract.ts';

const day = (number: number) => `2026-11-${String(number).padStart(2, '0')}` as Day;

export const dailyContract: Contract = (opened) => {
  it('stores one champion per day for concurrent draws', async () => {
    const { daily } = opened().store;
    expect(await daily.champion(day(1))).toBeUndefined();
    const drawn = await Promise.all(
      Array.from({ length: 20 }, (_, number) => daily.keepChampion(day(1), `champion-${number}`)),
    );
    expect(new Set(drawn).size).toBe(1);
    expect(await daily.keepChampion(day(1), 'late')).toBe(drawn[0]);
    expect(await daily.champion(day(1))).toBe(drawn[0]);
  });

  it('lists the champions of a range of days without its end', async () => {
    const { daily } = opened().store;
    for (const number of [1, 2, 3, 4]) await daily.keepChampion(day(number), `c${number}`);
    expect(await daily.championsBetween(day(2), day(4))).toEqual(['c2', 'c3']);
    expect(await daily.championsBetween(day(5), day(9))).toEqual([]);
  });
};
