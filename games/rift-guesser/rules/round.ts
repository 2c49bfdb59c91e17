import { nextInt, type Random } from '@hub/engine/kernel/random';
import type { RiftGuesserEnd } from './command.ts';
import { distanceScore, HUNDREDTHS, type MapPoint, MIDDLES } from './minimap.ts';
import type { RiftGuesserState } from './state.ts';

/** games 9. */
export const ROUND_MS = 15_000;
/** How long a round is shown before the marker can be locked in: no player finds a place faster, a script does. */
export const LOOK_MS = 1_000;
/** How long an answer is shown before the next round can be started. */
export const REVEAL_MS = 2_000;
export const STARTING_LIFE = 5_000;
export const LOSS_WITHOUT_MARKER = 2_500;
/** How long a game waits for its player between two rounds, from its opening. Decision D13. */
export const SOLO_GAME_MS = 24 * 3_600_000;

/** A place whose whole section is on the map, each as likely as any other. */
export function drawPosition(random: Random): [position: MapPoint, next: Random] {
  const { minX, maxX, minY, maxY } = MIDDLES;
  const [x, afterX] = nextInt(random, maxX - minX + 1);
  const [y, next] = nextInt(afterX, maxY - minY + 1);
  return [{ x: minX + x, y: minY + y }, next];
}

/** The next round, which runs at once. Where it is is drawn only now. */
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

/** Ends the round with the marker as it stands: takes the loss from the life, and the game ends at 0 or less. */
export function revealAnswer(state: RiftGuesserState, now: number): RiftGuesserState {
  const lossHundredths = lossOf(state);
  const lifeHundredths = state.lifeHundredths - lossHundredths;
  const revealed = { ...state, lossHundredths, lifeHundredths };
  if (lifeHundredths <= 0) return endGame(revealed, 'lifeLost');
  return {
    ...revealed,
    phase: 'revealed',
    revealedAt: now,
    score: state.score + 1,
    // A round that ends at the end of that day is looked at for as long as a round.
    deadline: Math.max(state.openedAt + SOLO_GAME_MS, now + ROUND_MS),
  };
}

/** The end, with what was reached; an unfinished round costs nothing and counts for nothing. */
export const endGame = (state: RiftGuesserState, end: RiftGuesserEnd): RiftGuesserState => ({
  ...state,
  phase: 'over',
  deadline: null,
  end,
});

/** Milliseconds until the marker can be locked in, or the next round started; 0 where that is possible already. */
export function waitMs({ phase, deadline, revealedAt }: RiftGuesserState, now: number): number {
  if (phase === 'guessing' && deadline !== null) return Math.max(0, deadline - ROUND_MS + LOOK_MS - now);
  // A game that was stored by an earlier version does not know when its answer was revealed, and does not wait.
  if (phase === 'revealed' && revealedAt !== undefined) return Math.max(0, revealedAt + REVEAL_MS - now);
  return 0;
}

const lossOf = ({ marker, position }: RiftGuesserState): number =>
  marker === null ? LOSS_WITHOUT_MARKER * HUNDREDTHS : distanceScore(marker, position);
