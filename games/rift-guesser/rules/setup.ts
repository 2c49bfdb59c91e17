import { randomFrom } from '@hub/engine/kernel/random';
import { HUNDREDTHS, type MapPoint } from './minimap.ts';
import { drawPosition, ROUND_MS, STARTING_LIFE } from './round.ts';
import type { RiftGuesserState } from './state.ts';

/** What is settled when a game is opened. */
export type RiftGuesserOptions = {
  /** Blue Essence for a round survived. */
  readonly essencePerRound: number;
  /** Where the first round is, from `drawFirstPlace`, so that its picture can lie ready; otherwise the seed decides. */
  readonly firstPlace?: MapPoint | undefined;
};

/** A fresh game whose first round runs. */
export function setUpGame(
  { essencePerRound, firstPlace }: RiftGuesserOptions,
  { seed, now }: { readonly seed: string; readonly now: number },
): RiftGuesserState {
  const [drawn, random] = drawPosition(randomFrom(seed));
  return {
    essencePerRound,
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
    version: 0,
  };
}
