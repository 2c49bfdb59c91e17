import type { LinkState } from '@hub/ui/net/reconnecting-socket.ts';
import type { GuessResult, ChampionRiftState as RiftGame } from '../game.ts';
import { ATTRIBUTE_COUNT } from './attributes.ts';

/** Everything the screen remembers. What it shows is derived from this by `viewOf`. */
export interface RiftState {
  readonly link: LinkState;
  /** Whether the server has told the state of the game since the connection was last opened. */
  readonly isSynced: boolean;
  /** What the server said last; undefined until the rift is open. */
  readonly game: RiftGame | undefined;
  /** What stands in the search field. It stays there until a guess is accepted, so that nothing typed is lost. */
  readonly text: string;
  /** Whether a guess is on its way and not yet answered. */
  readonly isPending: boolean;
  /** Cells of the newest row that can be seen while it is being revealed; undefined at rest. */
  readonly shownCells: number | undefined;
  /** The row that was revealed last. Rows that were there when the rift was opened are not meant. */
  readonly lastRevealed: GuessResult | undefined;
  /** Why the last command was refused, for people. */
  readonly refusal: string | undefined;
  /** Whether this page saw the rift while it was unfinished: only then is the reward news. */
  readonly isRewardNews: boolean;
  readonly isResultOpen: boolean;
}

export type RiftEvent =
  | { readonly type: 'linkChanged'; readonly link: LinkState }
  /** `gameStarted` and `alreadyPlayed`: the answer to startGame. */
  | { readonly type: 'riftOpened'; readonly game: RiftGame }
  /** `gameStateUpdate` */
  | { readonly type: 'riftUpdated'; readonly game: RiftGame }
  | { readonly type: 'typed'; readonly text: string }
  | { readonly type: 'guessSent'; readonly guess: string }
  | { readonly type: 'refused'; readonly message: string }
  | { readonly type: 'retried' }
  | { readonly type: 'cellShown' }
  | { readonly type: 'revealSkipped' }
  | { readonly type: 'resultClosed' }
  | { readonly type: 'resultOpened' };

export const initialState: RiftState = {
  link: 'connecting',
  isSynced: false,
  game: undefined,
  text: '',
  isPending: false,
  shownCells: undefined,
  lastRevealed: undefined,
  refusal: undefined,
  isRewardNews: false,
  isResultOpen: false,
};

/** The state after an event. Frames that are older than what is shown change nothing. */
export function reduceRift(state: RiftState, event: RiftEvent): RiftState {
  switch (event.type) {
    case 'linkChanged':
      return { ...state, link: event.link, isSynced: state.isSynced && event.link === 'open' };
    case 'riftOpened':
      return openRift(state, event.game);
    case 'riftUpdated':
      return leadOf(event.game, state) > 0 ? showRift(state, event.game) : state;
    case 'typed':
      return { ...state, text: event.text, refusal: undefined };
    case 'guessSent':
      return { ...state, text: event.guess, isPending: true, refusal: undefined };
    case 'refused':
      return { ...state, isPending: false, refusal: event.message };
    case 'retried':
      return { ...state, refusal: undefined };
    case 'cellShown':
      return showCell(state);
    case 'revealSkipped':
      return finishReveal(state);
    case 'resultClosed':
      return { ...state, isResultOpen: false };
    case 'resultOpened':
      break;
  }
  return { ...state, isResultOpen: true };
}

/** By how many accepted guesses a game is ahead of what is shown; another rift is never ahead. */
const leadOf = (game: RiftGame, { game: shown }: RiftState): number =>
  shown?.gameId === game.gameId ? game.version - shown.version : Number.NEGATIVE_INFINITY;

/** What this page did not show before appears at once; what it did goes on from where it stood. */
function openRift(state: RiftState, game: RiftGame): RiftState {
  if (leadOf(game, state) >= 0) return showRift({ ...state, isSynced: true }, game);
  return {
    ...initialState,
    link: state.link,
    isSynced: true,
    game,
    isRewardNews: !game.gameOver,
    isResultOpen: game.gameOver,
  };
}

/** Rows that were shown stay as they are, also half revealed; a row that is new to this page is revealed. */
function showRift(state: RiftState, game: RiftGame): RiftState {
  const hasNewRow = game.guesses.length > (state.game?.guesses.length ?? 0);
  const known = { ...state, game, isPending: false };
  return hasNewRow ? { ...known, text: '', shownCells: 1, refusal: undefined } : known;
}

function showCell(state: RiftState): RiftState {
  if (state.shownCells === undefined) return state;
  if (state.shownCells >= ATTRIBUTE_COUNT) return finishReveal(state);
  return { ...state, shownCells: state.shownCells + 1 };
}

function finishReveal(state: RiftState): RiftState {
  if (state.shownCells === undefined || state.game === undefined) return state;
  const { guesses, gameOver } = state.game;
  return { ...state, shownCells: undefined, lastRevealed: guesses.at(-1), isResultOpen: gameOver };
}
