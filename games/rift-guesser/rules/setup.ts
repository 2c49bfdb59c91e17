import { randomFrom } from '@hub/engine/kernel/random';
import { HUNDREDTHS, type MapPoint } from './minimap.ts';
import { drawPosition, ROUND_MS, STARTING_LIFE } from './round.ts';
import type { RiftGuesserState } from './state.ts';

/** Input of `setup`. */
export type RiftGuesserOptions = {
  /** Blue Essence per round survived. */
  readonly essencePerRound: number;
  /** A game with fewer survived rounds pays nothing; default: 0. */
  readonly minPaidRounds?: number;
  /** Place of the first round from `drawFirstPlace`, whose picture is prepared; drawn from the seed if absent. */
  readonly firstPlace?: MapPoint | undefined;
  /** Set for a game that counts for nothing. */
  readonly practice?: true | undefined;
};

/** Creates a game; its first round runs at once. */
export function setUpGame(
  { essencePerRound, minPaidRounds, firstPlace, practice }: RiftGuesserOptions,
  { seed, now }: { readonly seed: string; readonly now: number },
): RiftGuesserState {
  const [drawn, random] = drawPosition(randomFrom(seed));
  return {
    essencePerRound,
    ...(minPaidRounds !== undefined && { minPaidRounds }),
    openedAt: now,
    random,
    phase: 'guessing',
    round: 1,
    position: firstPlace ?? drawn,
    marker: null,
    lossHundredths: null,
    lifeHundredths: STARTING_LIFE * HUNDREDTHS,
    score: 0,
    deadline: now + ROUND_MS,
    end: null,
    ...(practice && { practice }),
    version: 0,
  };
}
