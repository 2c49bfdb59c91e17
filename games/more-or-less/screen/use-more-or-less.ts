import { errors, isErrorCode } from '@hub/engine/wire/errors';
import type { TabMemory } from '@hub/ui/net/tab-memory.ts';
import { useLink } from '@hub/ui/net/use-link.ts';
import { useCallback, useEffectEvent, useLayoutEffect, useMemo, useReducer, useRef } from 'react';
import type { Guess, MoreOrLessMode } from '../game.ts';
import type { MoreOrLessConnection, MoreOrLessFrame } from './connection.ts';
import { type GameEvent, type GameState, initialState, reduceGame } from './game-state.ts';
import { runningGameOf } from './running-game.ts';

/** Who plays, as the commands carry it. */
export interface Player {
  readonly playerId: string;
  readonly name: string;
  /** Style class of the worn username effect. */
  readonly usernameEffect: string | null;
}

/** Somebody else has come or gone. */
export interface Movement {
  readonly type: 'joined' | 'left';
  readonly name: string;
}

export interface PlayOptions {
  readonly connection: MoreOrLessConnection;
  readonly player: Player;
  readonly mode: MoreOrLessMode;
  /** The game that an invitation leads to. */
  readonly invitedTo?: string | undefined;
  readonly onMovement: (movement: Movement) => void;
  /** A code of the error catalogue, or what the server said; the game cannot go on. */
  readonly onFatal: (code: string) => void;
}

export interface Play {
  readonly state: GameState;
  readonly guess: (guess: Guess) => void;
  /** Asks for the game again after the server refused to open it. */
  readonly retry: () => void;
  /** Begins another game after this one. */
  readonly again: () => void;
}

/** Plays one game after another over a connection, and turns frames into state. */
export function useMoreOrLess({ connection, player, mode, invitedTo, ...tell }: PlayOptions): Play {
  const [state, dispatch] = useReducer(reduceGame, initialState);
  const { send } = connection;
  const { playerId, name, usernameEffect } = player;
  const gameId = state.game?.gameId;
  const running = useMemo(() => runningGameOf(playerId, mode), [playerId, mode]);
  const who = { playerId, name, usernameEffect };

  const startAnew = () => {
    running.forget();
    send({ action: 'startGame', payload: { ...who, mode } });
  };
  const ask = () => {
    const known = gameId ?? invitedTo ?? running.recall();
    if (known === undefined) startAnew();
    else send({ action: 'joinGame', payload: { ...who, gameId: known } });
  };
  const restart = () => {
    dispatch({ type: 'restarted' });
    startAnew();
  };
  // A game that this tab remembers may be gone meanwhile; one that somebody was invited to must be there.
  const replaceRemembered = () => {
    if (gameId !== undefined || invitedTo !== undefined || running.recall() === undefined) return false;
    restart();
    return true;
  };
  /** The server refused the game itself: the page that follows was not chosen by the player. */
  const isRefused = useRef(false);
  const onFatal = (code: string) => {
    isRefused.current = true;
    tell.onFatal(code);
  };
  useLink<MoreOrLessFrame>({
    connection,
    dispatch,
    onOpen: () => !state.game?.gameOver && ask(),
    onFrame: (frame) =>
      receiveFrame(frame, { ...tell, onFatal, running, playerId, dispatch, onGone: replaceRemembered }),
  });
  const leaveMate = useEffectEvent(() => {
    if (gameId === undefined || isRefused.current || !hasMate(state)) return;
    running.forget();
    send({ action: 'leaveGame', payload: { playerId, gameId } });
  });
  // A layout effect, since the page closes the connection in an effect of its own. A reload runs neither.
  useLayoutEffect(() => () => leaveMate(), []);
  const guess = useCallback(
    (pick: Guess) => {
      if (gameId === undefined) return;
      send({ action: 'submitGuess', payload: { playerId, gameId, guess: pick } });
      dispatch({ type: 'guessSent', guess: pick });
    },
    [gameId, playerId, send],
  );
  return {
    state,
    guess,
    retry: () => {
      dispatch({ type: 'refused', message: undefined });
      ask();
    },
    again: restart,
  };
}

/** Whether a mate, who cannot play on alone, is in a game that is not over. */
const hasMate = ({ game }: GameState): boolean =>
  game?.mode === 'multi' && !game.gameOver && game.players.length === game.seats;

type Dispatch = (event: GameEvent) => void;

interface FrameOptions extends Pick<PlayOptions, 'onMovement' | 'onFatal'> {
  readonly running: TabMemory;
  readonly playerId: string;
  readonly dispatch: Dispatch;
  /** Begins another game in place of a remembered one that cannot be played; false for any other. */
  readonly onGone: () => boolean;
}

function receiveFrame(frame: MoreOrLessFrame, options: FrameOptions): void {
  if ('error' in frame) return refuse(frame.error, options);
  const { payload, action } = frame;
  const { gameState } = payload;
  if (gameState.end === 'nobodyJoined' && options.onGone()) return;
  const isAwaited = options.running.recall() === gameState.gameId;
  // The end is news only once.
  if (gameState.gameOver) options.running.forget();
  else options.running.remember(gameState.gameId);
  if ('playerName' in payload && payload.playerId !== options.playerId) {
    options.onMovement({ type: action === 'playerLeft' ? 'left' : 'joined', name: payload.playerName });
  }
  options.dispatch({ type: 'told', game: gameState, isAwaited, at: performance.now() });
}

function refuse(
  { code, message }: { readonly code: string; readonly message: string },
  { running, dispatch, onGone, onFatal }: FrameOptions,
): void {
  const known = isErrorCode(code) ? errors[code] : undefined;
  // A guess that crossed the end of the round on its way: what the round came to is on its way back.
  if (code === 'too_late') return dispatch({ type: 'refused', message: undefined });
  if (known?.onFrame === 'refusal') return dispatch({ type: 'refused', message: known.message });
  if (onGone()) return;
  running.forget();
  onFatal(isErrorCode(code) ? code : message);
}
