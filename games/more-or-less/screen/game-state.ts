import type { LinkState } from '@hub/ui/net/reconnecting-socket.ts';
import type { MoreOrLessState as Game, Guess } from '../game.ts';

/** Everything that the screen remembers; `viewOf` says what it shows of it. */
export interface GameState {
  readonly link: LinkState;
  /** Whether the server has told the state of the game since the connection was last opened. */
  readonly isSynced: boolean;
  /** What the server said last; undefined until a game is open. */
  readonly game: Game | undefined;
  /** When the state of the game was received (`performance.now()`); remaining times in it count from here. */
  readonly receivedAt: number;
  /** When the game goes on by itself, by the page's own clock (`performance.now()`); undefined when nothing hurries. */
  readonly endsAt: number | undefined;
  /** A guess that is on its way and not yet answered. */
  readonly pending: Guess | undefined;
  /** Whether this tab saw the game while it went on: only then is its end news. */
  readonly isEndNews: boolean;
  /** Why the last command was refused, for people. */
  readonly refusal: string | undefined;
}

export type GameEvent =
  | { readonly type: 'linkChanged'; readonly link: LinkState }
  /** A frame with the state of the game, whether this tab was in it, and when it came (`performance.now()`). */
  | { readonly type: 'told'; readonly game: Game; readonly isAwaited: boolean; readonly at: number }
  | { readonly type: 'guessSent'; readonly guess: Guess }
  | { readonly type: 'refused'; readonly message: string | undefined }
  /** Another game is asked for. */
  | { readonly type: 'restarted' };

export const initialState: GameState = {
  link: 'connecting',
  isSynced: false,
  game: undefined,
  receivedAt: 0,
  endsAt: undefined,
  pending: undefined,
  isEndNews: false,
  refusal: undefined,
};

/** The state after an event. Frames that are older than what is shown change nothing. */
export function reduceGame(state: GameState, event: GameEvent): GameState {
  switch (event.type) {
    case 'linkChanged':
      // A guess that was on its way may have been lost; the state that comes next tells.
      return {
        ...state,
        link: event.link,
        isSynced: state.isSynced && event.link === 'open',
        pending: undefined,
      };
    case 'told':
      return tell(state, event);
    case 'guessSent':
      return { ...state, pending: event.guess, refusal: undefined };
    case 'refused':
      return { ...state, pending: undefined, refusal: event.message };
    case 'restarted':
      break;
  }
  return { ...initialState, link: state.link };
}

function tell(state: GameState, { game, isAwaited, at }: Extract<GameEvent, { type: 'told' }>): GameState {
  const isKnown = state.game?.gameId === game.gameId;
  const isOutdated = isKnown ? game.version < (state.game?.version ?? 0) : state.isSynced;
  if (isOutdated) return state;
  return {
    ...state,
    isSynced: true,
    game,
    receivedAt: at,
    isEndNews: isAwaited || !game.gameOver || (isKnown && state.isEndNews),
    endsAt: game.timeLeft === null ? undefined : at + game.timeLeft,
    pending: undefined,
    refusal: undefined,
  };
}
