import {
  HUNDREDTHS,
  type MapPoint,
  type Position,
  positionOf,
  type Section,
  sectionAround,
} from './minimap.ts';
import { ROUND_MS, waitMs } from './round.ts';
import type { RiftGuesserState } from './state.ts';

/**
 * A game as it goes out, in the names of the wire; positions in units of the minimap. The id of the game and the address
 * of the section are added by whoever hosts it.
 */
export type RiftGuesserView = {
  version: number;
  /** `startRound` while a round runs, `revealAnswer` from its end on. */
  action: 'startRound' | 'revealAnswer';
  round: number;
  /** Milliseconds left to guess, null when no round runs. */
  time: number | null;
  /** Milliseconds that a round has. */
  timePerRound: number;
  /** Milliseconds until the marker can be locked in, or the next round started. */
  wait: number;
  /** The standing marker. */
  guess: Position | null;
  /** The section that is shown, null until the answer is revealed. */
  zoomPosition: Section | null;
  /** Its middle, null until the answer is revealed. */
  actualPosition: Position | null;
  /** Ten times the distance, two decimals; null without a marker and until the answer is revealed. */
  distanceScore: number | null;
  /** What the round cost, two decimals; null until the answer is revealed. */
  lifeLost: number | null;
  /** Two decimals; 0 or less once all is lost. */
  lifePoints: number;
  /** Rounds survived. */
  score: number;
  gameOver: boolean;
  /** Blue Essence, 0 until the game is over. */
  reward: number;
};

/** What anybody may see: nothing about the position before the answer is revealed, and never anything of rounds to come. */
export function viewOfGame(state: RiftGuesserState, now: number): RiftGuesserView {
  const isRunning = state.phase === 'guessing';
  const lifeLost = state.lossHundredths === null ? null : state.lossHundredths / HUNDREDTHS;
  return {
    version: state.version,
    action: isRunning ? 'startRound' : 'revealAnswer',
    round: state.round,
    time: isRunning && state.deadline !== null ? Math.max(0, state.deadline - now) : null,
    timePerRound: ROUND_MS,
    wait: waitMs(state, now),
    guess: state.marker && positionOf(state.marker),
    ...answerOf(isRunning ? null : state.position),
    distanceScore: state.marker && lifeLost,
    lifeLost,
    lifePoints: state.lifeHundredths / HUNDREDTHS,
    score: state.score,
    gameOver: state.phase === 'over',
    reward: state.phase === 'over' ? rewardOf(state) : 0,
  };
}

/** Blue Essence for the game. */
export const rewardOf = ({ score, essencePerRound }: RiftGuesserState): number => score * essencePerRound;

const answerOf = (position: MapPoint | null): Pick<RiftGuesserView, 'zoomPosition' | 'actualPosition'> => ({
  zoomPosition: position && sectionAround(position),
  actualPosition: position && positionOf(position),
});
