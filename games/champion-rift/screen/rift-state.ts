import { newSession, type SessionState } from '@hub/ui/net/game-session.ts';
import type { GuessResult, ChampionRiftState as RiftGame } from '../game.ts';
import { ATTRIBUTE_COUNT } from './attributes.ts';
import type { RiftCommand } from './connection.ts';

/** The complete state of the screen; `viewOf` derives what the screen shows. */
export interface RiftState extends SessionState<RiftGame, RiftCommand> {
  /** Text of the search field; kept until a guess is accepted, so that no input is lost. */
  readonly text: string;
  /** Number of revealed cells of the newest row; undefined when no row is being revealed. */
  readonly shownCells: number | undefined;
  /** The last row revealed on this page; excludes rows that existed when the rift was opened. */
  readonly lastRevealed: GuessResult | undefined;
  /** Whether this page showed the rift unfinished; only then the reward is announced. */
  readonly isRewardNews: boolean;
  readonly isResultOpen: boolean;
}

export const initialState: RiftState = {
  ...newSession,
  text: '',
  shownCells: undefined,
  lastRevealed: undefined,
  isRewardNews: false,
  isResultOpen: false,
};

/**
 * Returns the state for a received rift. A rift new to this page appears at once; rows already shown
 * stay as they are, even partly revealed; a new row is revealed cell by cell.
 */
export function showRift(next: RiftState, { game: before }: RiftState): RiftState {
  const { guesses = [], gameOver = false } = next.game ?? {};
  if (before === undefined) return { ...next, isRewardNews: !gameOver, isResultOpen: gameOver };
  if (guesses.length <= before.guesses.length) return next;
  return { ...next, text: '', shownCells: 1, refusal: undefined };
}

/** Returns the state with this text in the search field. */
export const typeText = (state: RiftState, text: string): RiftState => ({
  ...state,
  text,
  refusal: undefined,
});

/** Returns the state with one more cell of the newest row revealed. */
export function showCell(state: RiftState): RiftState {
  if (state.shownCells === undefined) return state;
  if (state.shownCells >= ATTRIBUTE_COUNT) return finishReveal(state);
  return { ...state, shownCells: state.shownCells + 1 };
}

/** Returns the state with the newest row fully revealed. */
export function finishReveal(state: RiftState): RiftState {
  if (state.shownCells === undefined || state.game === undefined) return state;
  const { guesses, gameOver } = state.game;
  return { ...state, shownCells: undefined, lastRevealed: guesses.at(-1), isResultOpen: gameOver };
}

export const setResultOpen = (state: RiftState, isResultOpen: boolean): RiftState => ({
  ...state,
  isResultOpen,
});
