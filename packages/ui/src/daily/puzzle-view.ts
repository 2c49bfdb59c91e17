import { GIVE_UP_GUESSES } from '@hub/engine/wire/limits';
import {
  type ConnectionView,
  connectionViewOf,
  type DisconnectReason,
  disconnectReasonOf,
  isConnected,
} from '../net/connection-view.ts';
import type { Candidate, Guess, Puzzle } from './puzzle.ts';
import type { PuzzleState } from './puzzle-state.ts';

/** One guess on the board. */
export interface RowView {
  /** 1 for the first guess. */
  readonly number: number;
  readonly guess: Guess;
  /** Number of revealed cells, from the left; all once the row is fully revealed. */
  readonly shownCells: number;
  readonly isRevealing: boolean;
}

/** How the puzzle ended. */
export interface Outcome {
  readonly answer: Candidate;
  readonly day: string;
  readonly isPractice: boolean;
  readonly isHard: boolean;
  /** Whether it was solved after its closing time, for nothing. */
  readonly isLate: boolean;
  /** Whether the player gave up, so that it is not solved. */
  readonly isGivenUp: boolean;
  /** Whether it was solved on this page just now. */
  readonly isNew: boolean;
  readonly attempts: number;
  readonly streak: number;
  /** Blue Essence paid just now; 0 for a puzzle that was solved earlier. */
  readonly gained: number;
}

/** View while the puzzle is not open yet. */
export interface WaitingView {
  readonly phase: 'connecting' | 'reconnecting' | 'loading' | 'refused' | 'disconnected';
  readonly disconnectReason: DisconnectReason | undefined;
  readonly refusal: string | undefined;
}

export interface BoardView<Wire = unknown> extends ConnectionView {
  readonly puzzle: Puzzle<Wire>;
  readonly phase: 'playing' | 'pending' | 'revealing' | 'over';
  /** Text of the search field. */
  readonly text: string;
  readonly canGuess: boolean;
  readonly canGiveUp: boolean;
  /** Those that have not been guessed yet, sorted by name. */
  readonly candidates: readonly Candidate[];
  /** Newest first. */
  readonly rows: readonly RowView[];
  readonly refusal: string | undefined;
  /** Set once the puzzle is over and its last row is revealed. */
  readonly outcome: Outcome | undefined;
  readonly isResultOpen: boolean;
}

export type PuzzleView<Wire = unknown> = WaitingView | BoardView<Wire>;

export const isWaiting = (view: PuzzleView): view is WaitingView => !('rows' in view);

/** Derives what the screen shows from its state. */
export function viewOf<Wire>(state: PuzzleState<Wire>): PuzzleView<Wire> {
  return state.game === undefined ? viewWaiting(state) : viewBoard(state, state.game);
}

function viewWaiting({ link, refusal }: PuzzleState): WaitingView {
  const disconnectReason = disconnectReasonOf(link);
  return { phase: waitingPhase(link, refusal?.message), disconnectReason, refusal: refusal?.message };
}

function waitingPhase(link: PuzzleState['link'], refusal: string | undefined): WaitingView['phase'] {
  if (disconnectReasonOf(link)) return 'disconnected';
  if (link === 'connecting') return 'connecting';
  if (link === 'reconnecting') return 'reconnecting';
  return refusal === undefined ? 'loading' : 'refused';
}

function viewBoard<Wire>(state: PuzzleState<Wire>, game: Puzzle<Wire>): BoardView<Wire> {
  const phase = boardPhase(state, game);
  const canGuess = phase === 'playing' && isConnected(state);
  return {
    puzzle: game,
    phase,
    text: state.text,
    canGuess,
    canGiveUp: canGuess && game.guesses.length >= GIVE_UP_GUESSES,
    candidates: candidatesOf(game),
    rows: rowsOf(state, game),
    refusal: state.refusal?.message,
    ...connectionViewOf(state),
    outcome: phase === 'over' ? outcomeOf(state, game) : undefined,
    isResultOpen: state.isResultOpen,
  };
}

function boardPhase({ shownCells, pending }: PuzzleState, game: Puzzle): BoardView['phase'] {
  if (shownCells !== undefined) return 'revealing';
  if (game.gameOver) return 'over';
  return pending === undefined ? 'playing' : 'pending';
}

function candidatesOf({ candidates, guesses }: Puzzle): readonly Candidate[] {
  const guessed = new Set(guesses.map(({ id }) => id));
  return candidates.filter(({ id }) => !guessed.has(id));
}

function rowsOf({ shownCells }: PuzzleState, { guesses }: Puzzle): readonly RowView[] {
  return guesses
    .map((guess, index) => {
      const isRevealing = shownCells !== undefined && index === guesses.length - 1;
      return {
        number: index + 1,
        guess,
        shownCells: isRevealing ? shownCells : guess.clues.length,
        isRevealing,
      };
    })
    .reverse();
}

function outcomeOf({ shouldAnnounceReward }: PuzzleState, game: Puzzle): Outcome | undefined {
  if (game.answer === null) return undefined;
  return {
    answer: game.answer,
    day: game.day,
    isPractice: game.isPractice,
    isHard: game.isHard,
    isLate: game.isLate,
    isGivenUp: game.isGivenUp,
    isNew: shouldAnnounceReward,
    attempts: game.guesses.length,
    streak: game.streak,
    gained: shouldAnnounceReward ? game.reward : 0,
  };
}
