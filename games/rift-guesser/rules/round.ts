import { nextInt, type Random } from '@hub/engine/kernel/random';
import { soloDeadline } from '@hub/engine/score/rules';
import { ROUND_SECONDS } from '../descriptor.ts';
import type { RiftGuesserEnd } from './command.ts';
import { CENTERS, distanceScore, HUNDREDTHS, type MapPoint } from './minimap.ts';
import type { RiftGuesserState } from './state.ts';

export const ROUND_MS = ROUND_SECONDS * 1_000;
/** Time at the start of a round in which it cannot be locked in; players are never faster, scripts are. */
export const EARLY_MS = 1_000;
/** Time that an answer is shown before the next round can be started. */
export const REVEAL_MS = 2_000;
/** Finished rounds that a game keeps for its last picture. */
export const ROUNDS_KEPT = 100;
export const STARTING_LIFE = 5_000;
const LOSS_WITHOUT_MARKER = 2_500;

/** Draws the center of a section that lies completely on the map; all are equally likely. */
export function drawPosition(random: Random): [position: MapPoint, next: Random] {
  const { minX, maxX, minY, maxY } = CENTERS;
  const [x, afterX] = nextInt(random, maxX - minX + 1);
  const [y, next] = nextInt(afterX, maxY - minY + 1);
  return [{ x: minX + x, y: minY + y }, next];
}

/** Draws the place of the next round and starts its clock. */
export function beginRound(state: RiftGuesserState, now: number): RiftGuesserState {
  const [position, random] = drawPosition(state.random);
  return {
    ...state,
    random,
    phase: 'guessing',
    round: state.round + 1,
    position,
    marker: null,
    lossHundredths: null,
    deadline: now + ROUND_MS,
  };
}

/** Ends the round with the current marker: subtracts the loss from the life, and ends the game at 0 or less. */
export function revealAnswer(state: RiftGuesserState, now: number): RiftGuesserState {
  const lossHundredths = lossOf(state);
  const lifeHundredths = state.lifeHundredths - lossHundredths;
  const { marker, position } = state;
  const pins = [...(state.pins ?? []), { marker, position }].slice(-ROUNDS_KEPT);
  const revealed = { ...state, lossHundredths, lifeHundredths, pins };
  if (lifeHundredths <= 0) return endGame(revealed, 'lifeLost');
  return {
    ...revealed,
    phase: 'revealed',
    revealedAt: now,
    score: state.score + 1,
    deadline: soloDeadline(state.openedAt, now, ROUND_MS),
  };
}

/** Ends the game with the current score; an unfinished round has no effect. */
export const endGame = (state: RiftGuesserState, end: RiftGuesserEnd): RiftGuesserState => ({
  ...state,
  phase: 'over',
  deadline: null,
  end,
});

/** Milliseconds until the marker can be locked in, or the next round started; 0 if that is possible now. */
export function waitMs({ phase, deadline, revealedAt }: RiftGuesserState, now: number): number {
  if (phase === 'guessing' && deadline !== null) return Math.max(0, deadline - ROUND_MS + EARLY_MS - now);
  // Games stored by earlier versions have no `revealedAt`; they do not wait.
  if (phase === 'revealed' && revealedAt !== undefined) return Math.max(0, revealedAt + REVEAL_MS - now);
  return 0;
}

const lossOf = ({ marker, position }: RiftGuesserState): number =>
  marker === null ? LOSS_WITHOUT_MARKER * HUNDREDTHS : distanceScore(marker, position);
