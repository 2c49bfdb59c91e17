import { newSession, type SessionState } from '@hub/ui/net/game-session.ts';
import type { GuessResult, ChampionRiftState as RiftGame } from '../game.ts';
import { ATTRIBUTE_COUNT } from './attributes.ts';
import type { RiftCommand } from './connection.ts';

/** Everything the screen remembers. What it shows is derived from this by `viewOf`. */
export interface RiftState extends SessionState<RiftGame, RiftCommand> {
  /** What stands in the search field. It stays there until a guess is accepted, so that nothing typed is lost. */
  readonly text: string;
  /** Cells of the newest row that can be seen while it is being revealed; undefined at rest. */
  readonly shownCells: number | undefined;
  /** The row that was revealed last. Rows that were there when the rift was opened are not meant. */
  readonly lastRevealed: GuessResult | undefined;
  /** Whether this page saw the rift while it was unfinished: only then is the reward news. */
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
 * The state when a rift is shown. One that this page did not show before appears at once; rows that were shown stay as
 * they are, also half revealed; a row that is new to this page is revealed.
 */
export function showRift(next: RiftState, { game: before }: RiftState): RiftState {
  const { guesses = [], gameOver = false } = next.game ?? {};
  if (before === undefined) return { ...next, isRewardNews: !gameOver, isResultOpen: gameOver };
  if (guesses.length <= before.guesses.length) return next;
  return { ...next, text: '', shownCells: 1, refusal: undefined };
}

/** The state with this text in the search field. */
export const typeText = (state: RiftState, text: string): RiftState => ({
  ...state,
  text,
  refusal: undefined,
});

/** The state with one more cell of the newest row revealed. */
export function showCell(state: RiftState): RiftState {
  if (state.shownCells === undefined) return state;
  if (state.shownCells >= ATTRIBUTE_COUNT) return finishReveal(state);
  return { ...state, shownCells: state.shownCells + 1 };
}

/** The state with the newest row revealed to its end. */
export function finishReveal(state: RiftState): RiftState {
  if (state.shownCells === undefined || state.game === undefined) return state;
  const { guesses, gameOver } = state.game;
  return { ...state, shownCells: undefined, lastRevealed: guesses.at(-1), isResultOpen: gameOver };
}

export const setResultOpen = (state: RiftState, isResultOpen: boolean): RiftState => ({
  ...state,
  isResultOpen,
});
