import { type DisconnectReason, disconnectReasonOf } from '@hub/ui/net/disconnect-reason.ts';
import type { RiftGuesserState as Game, MinimapPosition } from '../game.ts';
import { type Grade, gradeOf, nearInARow, type RoundPins } from './grade.ts';
import { canMark, type GuesserState } from './guesser-state.ts';

/** Life at the start of a game. */
export const FULL_LIFE = 5_000;

/** The outcome of a round. */
export interface Answer {
  readonly round: number;
  readonly guess: MinimapPosition | undefined;
  readonly actual: MinimapPosition;
  /** Undefined if no marker was set. */
  readonly distance: number | undefined;
  readonly grade: Grade;
  /** How many of the last rounds, this one included, were near. */
  readonly nearInARow: number;
  /** Where the section was. */
  readonly section: NonNullable<Game['zoomPosition']> | undefined;
  readonly lost: number;
  readonly lifeBefore: number;
  /** At least 0. */
  readonly lifeLeft: number;
  readonly isLast: boolean;
}

export interface GuesserView {
  readonly phase: 'intro' | 'loading' | 'refused' | 'disconnected' | 'playing';
  readonly disconnectReason: DisconnectReason | undefined;
  readonly isReconnecting: boolean;
  readonly canMark: boolean;
  /** Set while the answer of a round is shown. */
  readonly answer: Answer | undefined;
  /** Whether the result dialog is open, after the last answer. */
  readonly isResultOpen: boolean;
  /** The rounds of the game, once it is over. */
  readonly rounds: readonly RoundPins[];
}

/** Derives what the screen shows from its state. */
export function viewOf(state: GuesserState): GuesserView {
  const { game, link } = state;
  const disconnectReason = game?.gameOver ? undefined : disconnectReasonOf(link);
  const isConnected = link === 'open' && state.isSynced;
  return {
    phase: phaseOf(state, disconnectReason),
    disconnectReason,
    isReconnecting: game !== undefined && !game.gameOver && !isConnected && disconnectReason === undefined,
    canMark: canMark(state),
    answer: game === undefined || state.isResultOpen ? undefined : answerOf(game),
    isResultOpen: state.isResultOpen,
    rounds: game?.gameOver ? (game.pins ?? []) : [],
  };
}

function phaseOf(
  { game, link, isRequested, refusal }: GuesserState,
  disconnectReason: DisconnectReason | undefined,
): GuesserView['phase'] {
  if (disconnectReason !== undefined) return 'disconnected';
  if (game !== undefined) return 'playing';
  if (refusal !== undefined && link === 'open') return 'refused';
  return isRequested || link !== 'open' ? 'loading' : 'intro';
}

function answerOf(game: Game): Answer | undefined {
  if (game.action !== 'revealAnswer' || game.actualPosition === null) return undefined;
  const lost = game.lifeLost ?? 0;
  return {
    round: game.round,
    guess: game.guess ?? undefined,
    actual: game.actualPosition,
    distance: game.distanceScore ?? undefined,
    grade: gradeOf(game.distanceScore ?? undefined),
    nearInARow: nearInARow(game.pins ?? []),
    section: game.zoomPosition ?? undefined,
    lost,
    // Both have two decimals; their floating-point sum may have more.
    lifeBefore: Math.round((game.lifePoints + lost) * 100) / 100,
    lifeLeft: Math.max(0, game.lifePoints),
    isLast: game.gameOver,
  };
}
