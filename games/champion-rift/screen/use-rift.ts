import type { ErrorFrame } from '@hub/engine/wire/envelope';
import { errors, isErrorCode } from '@hub/engine/wire/errors';
import { useLink } from '@hub/ui/net/use-link.ts';
import { wantsStillness } from '@hub/ui/wants-stillness.ts';
import { useCallback, useEffect, useReducer } from 'react';
import type { RiftConnection, RiftFrame } from './connection.ts';
import { initialState, type RiftEvent, type RiftState, reduceRift } from './rift-state.ts';
import { runningRift } from './running-rift.ts';

/** Who plays, as the commands carry it. */
export interface RiftPlayer {
  readonly playerId: string;
  readonly name: string;
  /** Style class of the worn username effect. */
  readonly usernameEffect: string | null;
}

/** Milliseconds between two cells of a row (games 9). */
export const CELL_MS = 250;

interface Options {
  readonly connection: RiftConnection;
  readonly player: RiftPlayer;
  /** A code of the error catalogue, or one that this page does not know; the rift cannot go on. */
  readonly onFatal: (code: string) => void;
}

export interface Rift {
  readonly state: RiftState;
  readonly type: (text: string) => void;
  readonly guess: (name: string) => void;
  /** Asks for the rift again after the server refused to open it. */
  readonly retry: () => void;
  readonly closeResult: () => void;
  readonly openResult: () => void;
}

/** Plays one rift over a connection: asks for it whenever the connection opens, and turns frames into state. */
export function useRift({ connection, player, onFatal }: Options): Rift {
  const [state, dispatch] = useReducer(reduceRift, initialState);
  const { send } = connection;
  const { playerId } = player;
  const gameId = state.game?.gameId;

  const start = () => {
    const known = gameId ?? runningRift.recall();
    const { name, usernameEffect } = player;
    const resumed = known === undefined ? {} : { gameId: known };
    send({ action: 'startGame', payload: { playerId, name, usernameEffect, ...resumed } });
  };
  const guess = useCallback(
    (name: string) => {
      if (gameId === undefined) return;
      send({ action: 'submitGuess', payload: { gameId, playerId, guess: name } });
      dispatch({ type: 'guessSent', guess: name });
    },
    [gameId, playerId, send],
  );

  useLink<RiftFrame>({
    connection,
    dispatch,
    // A finished rift needs nothing more; after midnight, asking again would open the next one over it.
    onOpen: () => !state.game?.gameOver && start(),
    onFrame: (frame) => receiveFrame(frame, { dispatch, onFatal }),
  });
  useCellClock(state.shownCells, dispatch);
  return {
    state,
    type: useCallback((text) => dispatch({ type: 'typed', text }), []),
    guess,
    retry: () => {
      dispatch({ type: 'retried' });
      start();
    },
    closeResult: useCallback(() => dispatch({ type: 'resultClosed' }), []),
    openResult: useCallback(() => dispatch({ type: 'resultOpened' }), []),
  };
}

type Dispatch = (event: RiftEvent) => void;

interface FrameOptions {
  readonly dispatch: Dispatch;
  readonly onFatal: (code: string) => void;
}

function receiveFrame(frame: RiftFrame, { dispatch, onFatal }: FrameOptions): void {
  if (!('error' in frame)) return showFrame(frame, dispatch);
  const { code, message } = frame.error;
  const known = isErrorCode(code) ? errors[code] : undefined;
  if (known?.onFrame !== 'fatal') return dispatch({ type: 'refused', message: known?.message ?? message });
  runningRift.forget();
  onFatal(code);
}

function showFrame(frame: Exclude<RiftFrame, ErrorFrame>, dispatch: Dispatch): void {
  const { gameState } = frame.payload;
  if (gameState.gameOver) runningRift.forget();
  else runningRift.remember(gameState.gameId);
  if (frame.action === 'gameStateUpdate') dispatch({ type: 'riftUpdated', game: gameState });
  else if (frame.action === 'gameStarted') dispatch({ type: 'riftOpened', game: gameState });
  else dispatch({ type: 'riftOpened', game: { ...gameState, champion: frame.payload.champion } });
  if (wantsStillness()) dispatch({ type: 'revealSkipped' });
}

function useCellClock(shownCells: number | undefined, dispatch: Dispatch): void {
  useEffect(() => {
    if (shownCells === undefined) return undefined;
    const timer = setTimeout(() => dispatch({ type: 'cellShown' }), CELL_MS);
    return () => clearTimeout(timer);
  }, [shownCells, dispatch]);
}
