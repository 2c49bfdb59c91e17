import type { dailyCommands } from '@hub/engine/wire/daily';
import type { output } from 'zod/mini';
import { newSession, type SessionState } from '../net/game-session.ts';
import type { Guess, Puzzle } from './puzzle.ts';

/** A command of a daily game, as sent to the server. */
export type DailyCommand = {
  [Action in keyof typeof dailyCommands]: {
    readonly action: Action;
    readonly payload: output<(typeof dailyCommands)[Action]>;
  };
}[keyof typeof dailyCommands];

/** The complete state of the screen; `viewOf` derives what the screen shows. */
export interface PuzzleState<Wire = unknown> extends SessionState<Puzzle<Wire>, DailyCommand> {
  /** Text of the search field; kept until a guess is accepted, so that no input is lost. */
  readonly text: string;
  /** Number of revealed cells of the newest row; undefined when no row is being revealed. */
  readonly shownCells: number | undefined;
  /** The last row revealed on this page; excludes rows that existed when the puzzle was opened. */
  readonly lastRevealed: Guess | undefined;
  /** Whether this page showed the puzzle unfinished; only then the reward is announced. */
  readonly shouldAnnounceReward: boolean;
  readonly isResultOpen: boolean;
}

export const initialState = {
  ...newSession,
  text: '',
  shownCells: undefined,
  lastRevealed: undefined,
  shouldAnnounceReward: false,
  isResultOpen: false,
} as const satisfies PuzzleState;

/**
 * Returns the state for a received puzzle. A puzzle new to this page appears at once, a solved one with
 * its result dialog; rows already shown stay as they are, even partly revealed; a new row is revealed cell by cell.
 */
export function showPuzzle<State extends PuzzleState>(next: State, { game: before }: State): State {
  const { guesses = [], gameOver = false, isGivenUp = false } = next.game ?? {};
  if (before === undefined) return { ...next, shouldAnnounceReward: !gameOver, isResultOpen: gameOver };
  if (isGivenUp && !before.gameOver) return { ...next, text: '', shownCells: undefined, isResultOpen: true };
  if (guesses.length <= before.guesses.length) return next;
  return { ...next, text: '', shownCells: 1, refusal: undefined };
}

/** Returns the state with this text in the search field. */
export const typeText = <State extends PuzzleState>(state: State, text: string): State => ({
  ...state,
  text,
  refusal: undefined,
});

/** Returns the state with one more cell of the newest row revealed. */
export function showCell<State extends PuzzleState>(state: State): State {
  if (state.shownCells === undefined) return state;
  const cells = state.game?.guesses.at(-1)?.clues.length ?? 0;
  if (state.shownCells >= cells) return finishReveal(state);
  return { ...state, shownCells: state.shownCells + 1 };
}

/** Returns the state with the newest row fully revealed. */
export function finishReveal<State extends PuzzleState>(state: State): State {
  if (state.shownCells === undefined || state.game === undefined) return state;
  const { guesses, gameOver } = state.game;
  return { ...state, shownCells: undefined, lastRevealed: guesses.at(-1), isResultOpen: gameOver };
}

export const setResultOpen = <State extends PuzzleState>(state: State, isResultOpen: boolean): State => ({
  ...state,
  isResultOpen,
});
