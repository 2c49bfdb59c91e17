import { HUNDREDTHS, positionOf, sectionAround } from './minimap.ts';
import { waitMs } from './round.ts';
import type { RiftGuesserState } from './state.ts';

/**
 * The public view of a game; positions in units of the minimap. It shows no position before the answer is revealed, and nothing
 * about later rounds.
 */
export function viewOfGame(state: RiftGuesserState, now: number) {
  const isRunning = state.phase === 'guessing';
  const loss = state.lossHundredths === null ? null : state.lossHundredths / HUNDREDTHS;
  return {
    isRunning,
    round: state.round,
    remainingMs: isRunning && state.deadline !== null ? Math.max(0, state.deadline - now) : null,
    /** Until the marker can be locked in, or the next round started. */
    waitMs: waitMs(state, now),
    marker: state.marker && positionOf(state.marker),
    section: isRunning ? null : sectionAround(state.position),
    /** Its center. */
    position: isRunning ? null : positionOf(state.position),
    pins: isRunning ? [] : pinsOf(state),
    /** Null without a marker. */
    distanceScore: state.marker && loss,
    /** What the round cost. */
    loss,
    life: state.lifeHundredths / HUNDREDTHS,
  };
}

/** The finished rounds: the marker, if there was one, and the center of the section. */
const pinsOf = ({ pins = [] }: RiftGuesserState) =>
  pins.map(({ marker, position }) => ({
    guess: marker && positionOf(marker),
    actual: positionOf(position),
  }));

/** Blue Essence for the game. */
export const rewardOf = ({ score, essencePerRound, minPaidRounds = 0 }: RiftGuesserState): number =>
  score < minPaidRounds ? 0 : score * essencePerRound;
