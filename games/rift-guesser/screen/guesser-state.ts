import type { LinkState } from '@hub/ui/net/reconnecting-socket.ts';
import type { RiftGuesserState as Game, MinimapPosition } from '../game.ts';

/** Everything that the screen remembers; `viewOf` says what it shows of it. */
export interface GuesserState {
  readonly link: LinkState;
  /** Whether the server has told the state of the game since the connection was last opened. */
  readonly isSynced: boolean;
  /** Whether the player wants a game, rather than reading what it is about. */
  readonly isWanted: boolean;
  /** What the server said last; undefined until a game is open. */
  readonly game: Game | undefined;
  /** When the round ends, by the page's own clock (`performance.now()`); undefined when none runs. */
  readonly endsAt: number | undefined;
  /** When the server takes the command that ends or begins a round, by the page's own clock. */
  readonly readyAt: number;
  /** Where the player has put the marker; the server may not know yet. */
  readonly marker: MinimapPosition | undefined;
  /** Whether a command is on its way that ends or begins a round. */
  readonly isPending: boolean;
  /** Whether the player has pressed for such a command before `readyAt`; it is sent then. */
  readonly isHeld: boolean;
  readonly refusal: string | undefined;
  readonly isResultOpen: boolean;
}

export type GuesserEvent =
  | { readonly type: 'linkChanged'; readonly link: LinkState }
  | { readonly type: 'wanted' }
  /** A frame with the state of the game, and when it came (`performance.now()`). */
  | { readonly type: 'told'; readonly game: Game; readonly isAnswer: boolean; readonly at: number }
  | { readonly type: 'marked'; readonly place: MinimapPosition }
  /** The player has pressed LOCK IN or Next Round before the server takes it. */
  | { readonly type: 'commandHeld' }
  | { readonly type: 'commandSent' }
  | { readonly type: 'refused'; readonly message: string }
  | { readonly type: 'resultOpened' };

/** Added to a wait, because two clocks never agree to the millisecond. */
const CLOCK_MARGIN_MS = 20;

/** `isWanted`: the page was left in a game, which goes on without being asked. */
export const initialState = (isWanted: boolean): GuesserState => ({
  link: 'connecting',
  isSynced: false,
  isWanted,
  game: undefined,
  endsAt: undefined,
  readyAt: 0,
  marker: undefined,
  isPending: false,
  isHeld: false,
  refusal: undefined,
  isResultOpen: false,
});

/** The state after an event. Frames that are older than what is shown change nothing. */
export function reduceGuesser(state: GuesserState, event: GuesserEvent): GuesserState {
  switch (event.type) {
    case 'linkChanged':
      return {
        ...state,
        link: event.link,
        isSynced: state.isSynced && event.link === 'open',
        isPending: false,
        isHeld: false,
      };
    case 'wanted':
      return { ...initialState(true), link: state.link };
    case 'told':
      return tell(state, event);
    case 'marked':
      return canMark(state) ? { ...state, marker: event.place, refusal: undefined } : state;
    case 'commandHeld':
      return { ...state, isHeld: true, refusal: undefined };
    case 'commandSent':
      return { ...state, isPending: true, isHeld: false, refusal: undefined };
    case 'refused':
      return { ...state, isPending: false, isHeld: false, refusal: event.message };
    case 'resultOpened':
      break;
  }
  return { ...state, isResultOpen: true };
}

/** Whether the marker can be moved: a round runs, and it is not being locked in. */
export const canMark = (state: GuesserState): boolean => canLockIn(state) && !state.isHeld;

/** Whether the marker can be locked in, at `readyAt` at the earliest. */
export const canLockIn = ({ game, isPending, isSynced, link }: GuesserState): boolean =>
  game?.action === 'startRound' && !isPending && isSynced && link === 'open';

type Told = Extract<GuesserEvent, { type: 'told' }>;

function tell(state: GuesserState, { game, isAnswer, at }: Told): GuesserState {
  const isKnown = state.game?.gameId === game.gameId;
  // Another game is shown only when it was asked for.
  if (isKnown ? game.version < (state.game?.version ?? 0) : !isAnswer) return state;
  const isSameRound = isKnown && state.game?.round === game.round;
  const isEnded = game.action === 'revealAnswer';
  const isSamePhase = isSameRound && state.game?.action === game.action;
  return {
    ...state,
    isSynced: state.isSynced || isAnswer,
    game,
    endsAt: game.time === null ? undefined : at + game.time,
    readyAt: game.wait > 0 ? at + game.wait + CLOCK_MARGIN_MS : at,
    // What the player sees under the finger is newer than what the server heard of.
    marker: isSameRound && !isEnded ? (state.marker ?? game.guess ?? undefined) : (game.guess ?? undefined),
    isPending: isSamePhase && state.isPending,
    isHeld: isSamePhase && state.isHeld,
    refusal: undefined,
    isResultOpen: isKnown && state.isResultOpen,
  };
}
