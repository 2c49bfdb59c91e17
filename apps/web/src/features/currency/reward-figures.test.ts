import { assert, nat, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rewardFigures } from './reward-figures.ts';

const REWARD = { from: 250, to: 350 };
const at = (ms: number) => rewardFigures(REWARD, ms);

describe('rewardFigures', () => {
  it('stands for a second, moves for two with ease-out, and leaves 0.8 s later', () => {
    expect(at(0)).toEqual({ balance: 250, floating: 100 });
    expect(at(1_000)).toEqual({ balance: 250, floating: 100 });
    // Half of the time, seven eighths of the way.
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
