import type { ErrorFrame } from '@hub/engine/wire/envelope';
import type { ErrorCode, Refusal } from '@hub/engine/wire/errors';
import type { ConnectionState } from './reconnecting-socket.ts';
import { refusalInWords } from './refusal-in-words.ts';
import type { TabMemory } from './tab-memory.ts';

/** What a page knows of the game that it shows. Each game adds its own fields. */
export interface SessionState<Game = unknown, Command = unknown> {
  readonly link: ConnectionState;
  /** Whether the server has sent the game since the connection was last opened. */
  readonly isSynced: boolean;
  /** The game as the server last sent it; undefined until then. */
  readonly game: Game | undefined;
  /** When the game was received; its remaining times count from here. Times are of `performance.now()`. */
  readonly receivedAt: number;
  /** When the deadline of the game passes; undefined without a deadline. */
  readonly endsAt: number | undefined;
  /** A command that has no answer yet. */
  readonly pending: Command | undefined;
  /** The last refusal of a command, until the game removes it; `count` increases with each refusal. */
  readonly refusal: { readonly message: string; readonly count: number } | undefined;
}

/** The initial state of a session. */
export const newSession = {
  link: 'connecting',
  isSynced: false,
  game: undefined,
  receivedAt: 0,
  endsAt: undefined,
  pending: undefined,
  refusal: undefined,
} as const satisfies SessionState;

/** The part of a frame that describes a game. */
export interface Reading<Game> {
  readonly game: Game;
  readonly id: string;
  readonly version: number;
  /** Milliseconds until the deadline; null without one. */
  readonly timeLeft: number | null;
  readonly isOver: boolean;
  /** Until when a new visit of the page resumes the game, in ms since 1970; absent: as long as the tab is open. */
  readonly resumedUntil?: number | undefined;
  /** Whether the frame can be the answer to a request for the game. */
  readonly isAnswer: boolean;
}

/** How a session reads the frames of a game. */
export interface SessionRules<Frame, State extends SessionState> {
  readonly initial: State;
  /** Returns undefined for a frame without a game. */
  readonly read: (frame: Frame) => Reading<NonNullable<State['game']>> | undefined;
  /**
   * Adds the game's own fields to the state when a game is shown. `before` is the previous state, or the
   * initial one if that was of another game; `isRemembered`: this tab played the game before a reload.
   */
  readonly show?: (next: State, before: State, isRemembered: boolean) => State;
  /** Whether a refusal needs no message, because the command was sent before the latest frame arrived. */
  readonly isHarmless?: (code: string, state: State) => boolean;
  /**
   * Whether a command has no answer yet in this state of its game, as its key shows: the turn or the round for which it is. It
   * then stays pending, and is sent again when a lost connection is back. Default: every frame of the game is an answer.
   */
  isUnanswered?(
    this: void,
    command: NonNullable<State['pending']>,
    game: NonNullable<State['game']>,
  ): boolean;
  /** Stores the id of the running game across reloads. */
  readonly memory?: TabMemory;
}

export interface SessionHandlers<Frame> {
  /** Called whenever the connection opens: requests the game. */
  readonly onOpen: () => void;
  /** Called with every frame before it is applied; false drops it. */
  readonly onFrame?: ((frame: Frame) => boolean) | undefined;
  /** The server refused a command; the game continues. */
  readonly onRefused?: ((refusal: Refusal, action: string) => void) | undefined;
  /** The server refused the game itself: the page must leave it. */
  readonly onFatal: (refusal: Refusal & { readonly code: ErrorCode }) => void;
}

export interface SessionConnection<Frame, Command> {
  readonly send: (command: Command) => void;
  readonly listen: (receive: (frame: Frame | ErrorFrame) => void) => () => void;
  /** Receives when the deadline of the shown game passes, so that a lost connection is noticed soon; undefined without one. */
  readonly watchTurn: (endsAt: number | undefined) => void;
}

type CommandOf<State extends SessionState> = NonNullable<State['pending']>;

export interface GameSession<Frame, State extends SessionState> {
  readonly state: State;
  /** Calls back on every change of the state, until the returned function is called. */
  readonly watch: (watcher: () => void) => () => void;
  /** Subscribes to frames until the returned function is called. */
  readonly start: (handlers: SessionHandlers<Frame>) => () => void;
  readonly setLink: (link: ConnectionState) => void;
  /** Changes the game's own fields. */
  readonly update: (change: (state: State) => State) => void;
  /**
   * Sends a command that is pending until it is answered, refused or lost with the connection (see
   * `isUnanswered`). It is held back until `notBefore` and sent only if it is still pending then.
   */
  readonly request: (command: CommandOf<State>, notBefore?: number) => void;
  /** Discards the shown game, so that another one can be requested. */
  readonly reset: () => void;
}

/**
 * One game on a connection: its shown state, whether that is up to date, and the pending command. Frames
 * older than the shown game are ignored, unless they answer the request for it.
 */
export function createGameSession<Frame extends { readonly action: string }, State extends SessionState>(
  { send, listen, watchTurn }: SessionConnection<Frame, CommandOf<State>>,
  {
    initial,
    read,
    show = (next) => next,
    isHarmless = () => false,
    isUnanswered,
    memory,
  }: SessionRules<Frame, State>,
): GameSession<Frame, State> {
  const watchers = new Set<() => void>();
  let state = initial;
  let handlers: SessionHandlers<Frame> | undefined;
  let shown: { readonly id: string; readonly version: number } | undefined;
  let refusals = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const become = (next: State): void => {
    if (next.pending === undefined) clearTimeout(timer);
    if (next === state) return;
    state = next;
    for (const watcher of watchers) watcher();
  };
  const reset = (): void => {
    shown = undefined;
    watchTurn(undefined);
    become({ ...initial, link: state.link });
  };

  const showGame = (reading: Reading<unknown>): void => {
    const { game, id, version, timeLeft, isOver, isAnswer: canAnswer } = reading;
    const isAnswer = canAnswer && !state.isSynced;
    const isNewer = shown?.id === id && version >= shown.version;
    if (!isAnswer && !isNewer) return;
    const before = isNewer ? state : { ...initial, link: state.link };
    const isRemembered = memory?.recall() === id;
    if (isOver) memory?.forget();
    else memory?.remember(id, reading.resumedUntil);
    shown = { id, version };
    const receivedAt = performance.now();
    const endsAt = timeLeft === null ? undefined : receivedAt + timeLeft;
    watchTurn(isOver ? undefined : endsAt);
    const isSynced = before.isSynced || isAnswer;
    const command = before.pending as CommandOf<State> | undefined;
    const pending =
      command && isUnanswered?.(command, game as NonNullable<State['game']>) ? command : undefined;
    become(show({ ...before, isSynced, game, receivedAt, endsAt, pending }, before, isRemembered));
    // It was sent before the connection was lost, and the server has not handled it.
    if (isAnswer && pending !== undefined) send(pending);
  };

  const refuse = (frame: ErrorFrame): void => {
    const refusal = refusalInWords(frame);
    // The server closes the connection with it; a command that can be sent again is.
    if (refusal.code === 'unavailable' && isUnanswered !== undefined && state.pending !== undefined)
      return undefined;
    if (isHarmless(refusal.code, state)) return become({ ...state, pending: undefined, refusal: undefined });
    if (refusal.kind === 'fatal') {
      handlers?.onFatal(refusal);
      return memory?.forget();
    }
    refusals += 1;
    become({ ...state, pending: undefined, refusal: { message: refusal.message, count: refusals } });
    return handlers?.onRefused?.(refusal, frame.action);
  };

  const receive = (frame: Frame | ErrorFrame): void => {
    if (isError(frame)) return refuse(frame);
    if (handlers?.onFrame?.(frame) === false) return;
    const reading = read(frame);
    if (reading !== undefined) showGame(reading);
  };

  return {
    get state() {
      return state;
    },
    watch(watcher) {
      watchers.add(watcher);
      return () => void watchers.delete(watcher);
    },
    start(given) {
      handlers = given;
      const stop = listen(receive);
      return () => {
        clearTimeout(timer);
        watchTurn(undefined);
        stop();
      };
    },
    setLink(link) {
      if (link === state.link) return;
      const isReturning = link !== 'replaced' && link !== 'closed';
      // A pending command may be lost; the next game state from the server shows whether it was.
      const pending = isUnanswered !== undefined && isReturning ? state.pending : undefined;
      become({ ...state, link, isSynced: state.isSynced && link === 'open', pending });
      if (link === 'open') handlers?.onOpen();
    },
    update: (change) => become(change(state)),
    request(command, notBefore = 0) {
      clearTimeout(timer);
      become({ ...state, pending: command, refusal: undefined });
      const wait = notBefore - performance.now();
      if (wait > 0) timer = setTimeout(() => send(command), wait);
      else send(command);
    },
    reset,
  };
}

const isError = (frame: { readonly action: string }): frame is ErrorFrame => 'error' in frame;
