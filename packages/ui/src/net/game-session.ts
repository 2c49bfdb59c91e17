import type { ErrorFrame } from '@hub/engine/wire/envelope';
import { type ErrorCode, type Refusal, readRefusal } from '@hub/engine/wire/errors';
import type { LinkState } from './reconnecting-socket.ts';
import type { TabMemory } from './tab-memory.ts';

/** What a page knows of the game that it shows. A game adds fields of its own. */
export interface SessionState<Game = unknown, Command = unknown> {
  readonly link: LinkState;
  /** Whether the server has sent the game since the connection was last opened. */
  readonly isSynced: boolean;
  /** The game as the server sent it last; undefined until then. */
  readonly game: Game | undefined;
  /** When the game was received; remaining times in it count from here. By `performance.now()`, as all moments here. */
  readonly receivedAt: number;
  /** When the game changes by itself; undefined without a deadline. */
  readonly endsAt: number | undefined;
  /** A command that was given and is not answered yet. */
  readonly pending: Command | undefined;
  /** The last refusal of a command, until the game removes it; `count` rises with every one. */
  readonly refusal: { readonly message: string; readonly count: number } | undefined;
}

/** The state of a session that has received nothing. */
export const newSession = {
  link: 'connecting',
  isSynced: false,
  game: undefined,
  receivedAt: 0,
  endsAt: undefined,
  pending: undefined,
  refusal: undefined,
} as const satisfies SessionState;

/** What a frame carries of a game. */
export interface Reading<Game> {
  readonly game: Game;
  readonly id: string;
  readonly version: number;
  /** Milliseconds until the deadline; null without one. */
  readonly timeLeft: number | null;
  readonly isOver: boolean;
  /** Whether the frame can be the answer to the request for the game. */
  readonly isAnswer: boolean;
}

/** How a session reads the frames of one game. */
export interface SessionRules<Frame, State extends SessionState> {
  readonly initial: State;
  /** Returns undefined for a frame without a game. */
  readonly read: (frame: Frame) => Reading<NonNullable<State['game']>> | undefined;
  /**
   * Completes the state with the game's own fields when a game is shown. `before` is the initial state for another game
   * than the one shown; `isRemembered` is true for the game that this tab played before a reload.
   */
  readonly show?: (next: State, before: State, isRemembered: boolean) => State;
  /** Whether a refusal needs no text, because the command crossed the news on its way. */
  readonly isHarmless?: (code: string, state: State) => boolean;
  /** Holds the id of the running game over a reload. */
  readonly memory?: TabMemory;
}

export interface SessionHandlers<Frame> {
  /** The connection is open, for the first time or again: requests the game. */
  readonly onOpen: () => void;
  /** Called with every frame before it is shown; false drops it. */
  readonly onFrame?: ((frame: Frame) => boolean) | undefined;
  /** The server refused a command, and the game stays. */
  readonly onRefused?: ((refusal: Refusal, action: string) => void) | undefined;
  /** The server refused the game itself: the page must leave it. */
  readonly onFatal: (refusal: Refusal & { readonly code: ErrorCode }) => void;
}

export interface SessionConnection<Frame, Command> {
  readonly send: (command: Command) => void;
  readonly listen: (receive: (frame: Frame | ErrorFrame) => void) => () => void;
}

type CommandOf<State extends SessionState> = NonNullable<State['pending']>;

export interface GameSession<Frame, State extends SessionState> {
  readonly state: State;
  /** Calls back with every change of the state, until the returned function is called. */
  readonly watch: (watcher: () => void) => () => void;
  /** Receives frames until the returned function is called. */
  readonly start: (handlers: SessionHandlers<Frame>) => () => void;
  readonly setLink: (link: LinkState) => void;
  /** Changes the game's own fields. */
  readonly update: (change: (state: State) => State) => void;
  /**
   * Sends a command that is pending until it is answered, refused or lost with the connection. Before the moment
   * `notBefore` it waits, as long as it is pending.
   */
  readonly request: (command: CommandOf<State>, notBefore?: number) => void;
  /** Forgets the game that is shown, so that another one can be requested. */
  readonly reset: () => void;
}

/**
 * One game on a connection: what is shown of it, whether that is up to date, and which command is on its way. Frames that
 * are older than the game shown are ignored, unless they answer the request for it.
 */
export function createGameSession<Frame extends { readonly action: string }, State extends SessionState>(
  { send, listen }: SessionConnection<Frame, CommandOf<State>>,
  { initial, read, show = (next) => next, isHarmless = () => false, memory }: SessionRules<Frame, State>,
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
    become({ ...initial, link: state.link });
  };

  const showGame = ({ game, id, version, timeLeft, isOver, isAnswer: canAnswer }: Reading<unknown>): void => {
    const isAnswer = canAnswer && !state.isSynced;
    const isNewer = shown?.id === id && version >= shown.version;
    if (!isAnswer && !isNewer) return;
    const before = isNewer ? state : { ...initial, link: state.link };
    const isRemembered = memory?.recall() === id;
    if (isOver) memory?.forget();
    else memory?.remember(id);
    shown = { id, version };
    const receivedAt = performance.now();
    const endsAt = timeLeft === null ? undefined : receivedAt + timeLeft;
    const isSynced = before.isSynced || isAnswer;
    const next = { ...before, isSynced, game, receivedAt, endsAt, pending: undefined };
    become(show(next, before, isRemembered));
  };

  const refuse = (frame: ErrorFrame): void => {
    const refusal = readRefusal(frame);
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
        stop();
      };
    },
    setLink(link) {
      if (link === state.link) return;
      // A pending command may be lost; the game that comes next shows it.
      become({ ...state, link, isSynced: state.isSynced && link === 'open', pending: undefined });
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
