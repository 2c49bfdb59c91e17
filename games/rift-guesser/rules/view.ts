import { HUNDREDTHS, type Position, positionOf, type Section, sectionAround } from './minimap.ts';
import { waitMs } from './round.ts';
import type { RiftGuesserState } from './state.ts';

/** A finished round: the marker, if there was one, and the center of the section. */
type Pins = { guess: Position | null; actual: Position };

/** The public view of a game; positions in units of the minimap. */
export type RiftGuesserView = {
  version: number;
  isRunning: boolean;
  round: number;
  /** Milliseconds left to guess; null when no round runs. */
  remainingMs: number | null;
  /** Milliseconds until the marker can be locked in, or the next round started. */
  waitMs: number;
  marker: Position | null;
  /** The shown section; null until the answer is revealed. */
  section: Section | null;
  /** Its center; null until the answer is revealed. */
  position: Position | null;
  /** The finished rounds, oldest first; empty while a round runs. */
  pins: Pins[];
  /** Ten times the distance, two decimals; null without a marker and until the answer is revealed. */
  distanceScore: number | null;
  /** What the round cost, two decimals; null until the answer is revealed. */
  loss: number | null;
  /** Two decimals; 0 or less when all is lost. */
  life: number;
  /** Rounds survived. */
  score: number;
  isOver: boolean;
  /** 0 until the game is over. */
  rewardEssence: number;
  isPractice: boolean;
};

/** Builds the view. It shows no position before the answer is revealed, and nothing about later rounds. */
export function viewOfGame(state: RiftGuesserState, now: number): RiftGuesserView {
  const isRunning = state.phase === 'guessing';
  const isOver = state.phase === 'over';
  const loss = state.lossHundredths === null ? null : state.lossHundredths / HUNDREDTHS;
  return {
    version: state.version,
    isRunning,
    round: state.round,
    remainingMs: isRunning && state.deadline !== null ? Math.max(0, state.deadline - now) : null,
    waitMs: waitMs(state, now),
    marker: state.marker && positionOf(state.marker),
    section: isRunning ? null : sectionAround(state.position),
    position: isRunning ? null : positionOf(state.position),
    pins: isRunning ? [] : pinsOf(state),
    distanceScore: state.marker && loss,
    loss,
    life: state.lifeHundredths / HUNDREDTHS,
    score: state.score,
    isOver,
    rewardEssence: isOver ? rewardOf(state) : 0,
    isPractice: state.practice === true,
  };
}

const pinsOf = ({ pins = [] }: RiftGuesserState): Pins[] =>
  pins.map(({ marker, position }) => ({
    guess: marker && positionOf(marker),
    actual: positionOf(position),
  }));

/** Blue Essence for the game. */
export const rewardOf = ({ score, essencePerRound, minPaidRounds = 0 }: RiftGuesserState): number =>
  score < minPaidRounds ? 0 : score * essencePerRound;
