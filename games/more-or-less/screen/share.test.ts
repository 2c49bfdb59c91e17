import { tierOf } from '@hub/engine/wire/tiers';
import { expect, it } from 'vitest';
import { MORE_OR_LESS_TIERS } from '../descriptor.ts';
import { share } from './share.ts';

it.each([
  [1_204, 'single', ['Challenger tier']],
  [12, 'multi', ['Silver tier', 'Coop']],
] as const)('shares a score of %i with its tier', (score, mode, facts) => {
  const tier = { ...tierOf(MORE_OR_LESS_TIERS, score), maxGoldDiff: 500 };
  expect(share({ score, tier, mode })).toEqual({
    figure: { value: score === 12 ? '12' : '1,204', label: 'right in a row' },
    facts,
  });
});
