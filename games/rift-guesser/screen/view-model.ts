import { type Parting, partingOf } from '@hub/ui/net/parting.ts';
import type { RiftGuesserState as Game, MinimapPosition } from '../game.ts';
import { canMark, type GuesserState } from './guesser-state.ts';

/** Life at the start of a game (games 9). */
export const FULL_LIFE = 5_000;

/** The outcome of a round. */
export interface Answer {
  readonly round: number;
  readonly guess: MinimapPosition | undefined;
  readonly actual: MinimapPosition;
  /** Undefined if no marker was set. */
  readonly distance: number | undefined;
  readonly lost: number;
  readonly lifeBefore: number;
  /** At least 0. */
  readonly lifeLeft: number;
  readonly isLast: boolean;
}

export interface GuesserView {
  readonly phase: 'intro' | 'loading' | 'refused' | 'parted' | 'playing';
  readonly parting: Parting | undefined;
  readonly isReconnecting: boolean;
  readonly canMark: boolean;
  /** Set while the answer of a round is shown. */
  readonly answer: Answer | undefined;
  /** Whether the result dialog is open, after the last answer. */
  readonly isResultOpen: boolean;
}

/** Derives what the screen shows from its state. */
export function viewOf(state: GuesserState): GuesserView {
  const { game, link } = state;
  const parting = game?.gameOver ? undefined : partingOf(link);
  const isInTouch = link === 'open' && state.isSynced;
  return {
    phase: phaseOf(state, parting),
    parting,
    isReconnecting: game !== undefined && !game.gameOver && !isInTouch && parting === undefined,
    canMark: canMark(state),
    answer: game === undefined || state.isResultOpen ? undefined : answerOf(game),
    isResultOpen: state.isResultOpen,
  };
}

function phaseOf(
  { game, link, isWanted, refusal }: GuesserState,
  parting: Parting | undefined,
): GuesserView['phase'] {
  if (parting !== undefined) return 'parted';
  if (game !== undefined) return 'playing';
  if (refusal !== undefined && link === 'open') return 'refused';
  return isWanted || link !== 'open' ? 'loading' : 'intro';
}

function answerOf(game: Game): Answer | undefined {
  if (game.action !== 'revealAnswer' || game.actualPosition === null) return undefined;
  const lost = game.lifeLost ?? 0;
  return {
    round: game.round,
    guess: game.guess ?? undefined,
    actual: game.actualPosition,
    distance: game.distanceScore ?? undefined,
    lost,
    // Both have two decimals; their floating-point sum may have more.
    lifeBefore: Math.round((game.lifePoints + lost) * 100) / 100,
    lifeLeft: Math.max(0, game.lifePoints),
    isLast: game.gameOver,
  };
}
