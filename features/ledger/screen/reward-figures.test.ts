import { assert, nat, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changeFigures, rewardFigures, spendingFigures } from './reward-figures.ts';

const REWARD = { from: 250, to: 350 };
const at = (ms: number) => rewardFigures(REWARD, ms);

describe('rewardFigures', () => {
  it('stands for a second, moves for two with ease-out, and leaves 0.8 s later', () => {
    expect(at(0)).toEqual({ balance: 250, floating: 100 });
    expect(at(1_000)).toEqual({ balance: 250, floating: 100 });
    // Half of the time: seven eighths of the amount.
    expect(at(2_000)).toEqual({ balance: 338, floating: 12 });
    expect(at(3_000)).toEqual({ balance: 350, floating: 0 });
    expect(at(3_799)).toEqual({ balance: 350, floating: 0 });
    expect(at(3_800)).toEqual({ balance: 350, floating: undefined });
  });

  it('never loses or makes a piece on the way, and never turns back', () => {
    assert(
      property(nat(100_000), nat(10_000), nat(4_000), nat(500), (from, gain, ms, later) => {
        const reward = { from, to: from + gain };
        const now = rewardFigures(reward, ms);
        expect(now.balance + (now.floating ?? reward.to - now.balance)).toBe(reward.to);
        expect(rewardFigures(reward, ms + later).balance).toBeGreaterThanOrEqual(now.balance);
      }),
    );
  });
});

describe('spendingFigures', () => {
  const PURCHASE = { from: 1_000, to: 400 };

  it('counts down for 0.8 s with ease-out, and nothing floats', () => {
    expect(spendingFigures(PURCHASE, 0)).toEqual({ balance: 1_000, floating: undefined });
    expect(spendingFigures(PURCHASE, 400)).toEqual({ balance: 475, floating: undefined });
    expect(spendingFigures(PURCHASE, 800)).toEqual({ balance: 400, floating: undefined });
  });

  it('is what a change shows when there is less after it, until it is over', () => {
    expect(changeFigures(PURCHASE, 799)).toEqual(spendingFigures(PURCHASE, 799));
    expect(changeFigures(PURCHASE, 800)).toBeUndefined();
    expect(changeFigures(REWARD, 3_799)).toEqual(at(3_799));
    expect(changeFigures(REWARD, 3_800)).toBeUndefined();
  });
});
