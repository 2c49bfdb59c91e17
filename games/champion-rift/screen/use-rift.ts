import type { ErrorCode } from '@hub/engine/wire/errors';
import type { Reading, SessionRules } from '@hub/ui/net/game-session.ts';
import { tabMemory } from '@hub/ui/net/tab-memory.ts';
import { useGameSession } from '@hub/ui/net/use-game-session.ts';
import { prefersReducedMotion } from '@hub/ui/prefers-reduced-motion.ts';
import { useCallback, useEffect } from 'react';
import type { ChampionRiftState } from '../game.ts';
import type { RiftConnection, RiftFrame } from './connection.ts';
import {
  finishReveal,
  initialState,
  type RiftState,
  setResultOpen,
  showCell,
  showRift,
  typeText,
} from './rift-state.ts';

/** The player fields that commands contain. */
export interface RiftPlayer {
  readonly playerId: string;
  readonly name: string;
  /** CSS class of the equipped username effect. */
  readonly usernameEffect: string | null;
}

/** Milliseconds between revealing two cells of a row (games 9). */
export const CELL_MS = 250;

interface Options {
  readonly connection: RiftConnection;
  readonly player: RiftPlayer;
  /** Called when the server refuses the rift with a fatal error; the page must leave the rift. */
  readonly onFatal: (code: ErrorCode) => void;
}

export interface Rift {
  readonly state: RiftState;
  readonly type: (text: string) => void;
  readonly guess: (name: string) => void;
  /** Requests the rift again after the server refused to open it. */
  readonly retry: () => void;
  readonly closeResult: () => void;
  readonly openResult: () => void;
}

/** Stores the id of this tab's rift, so that a reload resumes that rift, even after midnight. */
const memory = tabMemory('hub.championRift.gameId');

/** Session rules of Champion Rift: how frames become state. */
export const riftRules: SessionRules<RiftFrame, RiftState> = {
  initial: initialState,
  read({ action, payload: { gameState, ...rest } }): Reading<ChampionRiftState> {
    const game = 'champion' in rest ? { ...gameState, champion: rest.champion } : gameState;
    const { gameId: id, version, gameOver: isOver } = game;
    return { game, id, version, isOver, timeLeft: null, isAnswer: action !== 'gameStateUpdate' };
  },
  show(next, before) {
    const state = showRift(next, before);
    return prefersReducedMotion() ? finishReveal(state) : state;
  },
  memory,
};

/** Runs one rift over a connection, and requests it each time the connection opens. */
export function useRift({ connection, player, onFatal }: Options): Rift {
  const start = () => {
    const gameId = session.state.game?.gameId ?? memory.recall();
    connection.send({ action: 'startGame', payload: { ...player, ...(gameId !== undefined && { gameId }) } });
  };
  const [state, session] = useGameSession({
    connection,
    rules: riftRules,
    // A finished rift is not requested again: after midnight, the next rift would replace it.
    onOpen: () => !session.state.game?.gameOver && start(),
    onFatal: ({ code }) => onFatal(code),
  });
  const { playerId } = player;
  const guess = useCallback(
    (name: string) => {
      const gameId = session.state.game?.gameId;
      if (gameId === undefined) return;
      session.update((shown) => typeText(shown, name));
      session.request({ action: 'submitGuess', payload: { gameId, playerId, guess: name } });
    },
    [session, playerId],
  );
  const { shownCells } = state;
  useEffect(() => {
    if (shownCells === undefined) return undefined;
    const timer = setTimeout(() => session.update(showCell), CELL_MS);
    return () => clearTimeout(timer);
  }, [shownCells, session]);
  return {
    state,
    type: useCallback((text) => session.update((shown) => typeText(shown, text)), [session]),
    guess,
    retry() {
      session.update((shown) => ({ ...shown, refusal: undefined }));
      start();
    },
    closeResult: useCallback(() => session.update((shown) => setResultOpen(shown, false)), [session]),
    openResult: useCallback(() => session.update((shown) => setResultOpen(shown, true)), [session]),
  };
}
