import { errors, isErrorCode } from '@hub/engine/wire/errors';
import { useLink } from '@hub/ui/net/use-link.ts';
import { useCallback, useEffect, useEffectEvent, useReducer, useRef } from 'react';
import type { MinimapPosition } from '../game.ts';
import type { GuesserConnection, GuesserFrame } from './connection.ts';
import {
  canLockIn,
  canMark,
  type GuesserEvent,
  type GuesserState,
  initialState,
  reduceGuesser,
} from './guesser-state.ts';
import { runningGame } from './running-game.ts';

/** Who plays, as the commands carry it. */
export interface GuesserPlayer {
  readonly playerId: string;
  readonly name: string;
}

interface Options {
  readonly connection: GuesserConnection;
  readonly player: GuesserPlayer;
  /** A code of the error catalogue, or one that this page does not know; the game cannot go on. */
  readonly onFatal: (code: string) => void;
}

export interface Guesser {
  readonly state: GuesserState;
  /** Asks for a game; one that runs already goes on. */
  readonly start: () => void;
  /** Moves the marker on the screen. */
  readonly mark: (place: MinimapPosition) => void;
  /** Tells the server where the marker stands; for when it has come to rest. */
  readonly settle: () => void;
  readonly lockIn: () => void;
  readonly nextRound: () => void;
  readonly openResult: () => void;
}

/** Plays one game after another over a connection, and turns frames into state. */
export function useGuesser({ connection, player, onFatal }: Options): Guesser {
  const [state, dispatch] = useReducer(reduceGuesser, undefined, () => initialState(runningGame.recall()));
  const { send } = connection;
  const { playerId, name } = player;
  const gameId = state.game?.gameId;
  const marker = useRef(state.marker);
  useEffect(() => {
    marker.current = state.marker;
  }, [state.marker]);

  const ask = () => send({ action: 'startGame', payload: { playerId, name } });
  const isOver = state.game?.gameOver ?? false;
  useLink<GuesserFrame>({
    connection,
    dispatch,
    onOpen: () => state.isWanted && !isOver && ask(),
    onFrame: (frame) => receiveFrame(frame, { dispatch, isOver, onFatal }),
  });

  const guess = (action: 'setGuess' | 'submitGuess'): boolean => {
    if (gameId === undefined || marker.current === undefined) return false;
    send({ action, payload: { playerId, gameId, guess: marker.current } });
    return true;
  };
  const lockIn = () => {
    if (canLockIn(state) && guess('submitGuess')) dispatch({ type: 'commandSent' });
  };
  const nextRound = () => {
    if (gameId === undefined || state.isPending) return;
    send({ action: 'startNextRound', payload: { playerId, gameId } });
    dispatch({ type: 'commandSent' });
  };
  const whenReady = useHeldCommand(state, dispatch, () =>
    state.game?.action === 'startRound' ? lockIn() : nextRound(),
  );
  return {
    state,
    start: () => {
      dispatch({ type: 'wanted' });
      ask();
    },
    mark: useCallback((place) => {
      marker.current = place;
      dispatch({ type: 'marked', place });
    }, []),
    settle: () => void (canMark(state) && guess('setGuess')),
    lockIn: () => canMark(state) && marker.current !== undefined && whenReady(),
    nextRound: () => !state.isHeld && whenReady(),
    openResult: useCallback(() => dispatch({ type: 'resultOpened' }), []),
  };
}

type Dispatch = (event: GuesserEvent) => void;

/**
 * Sends a command that ends or begins a round: at once, or, where the server does not take it yet, as soon as it does.
 * So no press is lost, and none is refused.
 */
function useHeldCommand(
  { isHeld, readyAt }: GuesserState,
  dispatch: Dispatch,
  sendNow: () => void,
): () => void {
  const sendHeld = useEffectEvent(sendNow);
  useEffect(() => {
    if (!isHeld) return undefined;
    const timer = setTimeout(() => sendHeld(), Math.max(0, readyAt - performance.now()));
    return () => clearTimeout(timer);
  }, [isHeld, readyAt]);
  return () => {
    if (performance.now() < readyAt) dispatch({ type: 'commandHeld' });
    else sendNow();
  };
}

interface FrameOptions {
  readonly dispatch: Dispatch;
  readonly isOver: boolean;
  readonly onFatal: (code: string) => void;
}

function receiveFrame(frame: GuesserFrame, { dispatch, isOver, onFatal }: FrameOptions): void {
  if (!('error' in frame)) {
    const game = frame.payload.gameState;
    runningGame.remember(!game.gameOver);
    return dispatch({ type: 'told', game, isAnswer: frame.action === 'gameStarted', at: performance.now() });
  }
  const { code, message } = frame.error;
  const known = isErrorCode(code) ? errors[code] : undefined;
  if (known?.onFrame === 'refusal') return dispatch({ type: 'refused', message: known.message });
  // The last move may have crossed the end of the game on its way.
  if (code === 'game_over' && isOver) return;
  runningGame.remember(false);
  onFatal(isErrorCode(code) ? code : message);
}
