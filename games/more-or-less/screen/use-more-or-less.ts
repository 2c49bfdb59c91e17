import type { ErrorCode } from '@hub/engine/wire/errors';
import { tabMemory } from '@hub/ui/net/tab-memory.ts';
import { useGameSession } from '@hub/ui/net/use-game-session.ts';
import { useCallback, useEffectEvent, useLayoutEffect, useMemo, useRef } from 'react';
import type { MoreOrLessState as Game, Guess, MoreOrLessMode } from '../game.ts';
import type { MoreOrLessConnection, MoreOrLessFrame } from './connection.ts';
import { type GameState, gameRules } from './game-state.ts';

/** The player, as the commands carry it. */
export interface Player {
  readonly playerId: string;
  readonly name: string;
  /** Style class of the worn username effect. */
  readonly usernameEffect: string | null;
}

/** Another player has joined or left. */
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
  /** The server refused the game itself, and the page must leave it. */
  readonly onFatal: (code: ErrorCode) => void;
}

export interface Play {
  readonly state: GameState;
  readonly guess: (guess: Guess) => void;
  /** Requests the game again after the server refused to open it. */
  readonly retry: () => void;
  /** Starts another game after this one. */
  readonly again: () => void;
}

/** Plays one game after another over a connection. */
export function useMoreOrLess(options: PlayOptions): Play {
  const { connection, player, mode, invitedTo, onMovement, onFatal } = options;
  const { send } = connection;
  const { playerId, name, usernameEffect } = player;
  /** The id of the game that this tab plays, kept over a reload; one for each player and mode. */
  const running = useMemo(() => tabMemory(`hub.moreOrLess.${mode}.${playerId}`), [playerId, mode]);
  const who = { playerId, name, usernameEffect };
  /** The server refused the game itself: the page that follows was not chosen by the player. */
  const isRefused = useRef(false);

  const startAnew = () => {
    running.forget();
    send({ action: 'startGame', payload: { ...who, mode } });
  };
  const ask = () => {
    const known = session.state.game?.gameId ?? invitedTo ?? running.recall();
    if (known === undefined) startAnew();
    else send({ action: 'joinGame', payload: { ...who, gameId: known } });
  };
  const restart = () => {
    session.reset();
    startAnew();
  };
  // A remembered game may have been removed meanwhile; the game of an invitation must be there.
  const replaceRemembered = () => {
    if (session.state.game !== undefined || invitedTo !== undefined || running.recall() === undefined)
      return false;
    restart();
    return true;
  };
  const [state, session] = useGameSession({
    connection,
    rules: useMemo(() => gameRules(running), [running]),
    onOpen: () => !session.state.game?.gameOver && ask(),
    onFrame(frame) {
      if (frame.payload.gameState.end === 'nobodyJoined' && replaceRemembered()) return false;
      const movement = movementIn(frame, playerId);
      if (movement) onMovement(movement);
      return true;
    },
    onFatal({ code }) {
      if (replaceRemembered()) return;
      isRefused.current = true;
      onFatal(code);
    },
  });
  const leaveMate = useEffectEvent(() => {
    const { game } = session.state;
    if (game === undefined || isRefused.current || !hasMate(game)) return;
    running.forget();
    send({ action: 'leaveGame', payload: { playerId, gameId: game.gameId } });
  });
  // A layout effect, since the page closes the connection in an effect of its own. A reload runs neither.
  useLayoutEffect(() => () => leaveMate(), []);
  return {
    state,
    guess: useCallback(
      (guess) => {
        const gameId = session.state.game?.gameId;
        if (gameId === undefined) return;
        session.request({ action: 'submitGuess', payload: { playerId, gameId, guess } });
      },
      [session, playerId],
    ),
    retry() {
      session.update((shown) => ({ ...shown, refusal: undefined }));
      ask();
    },
    again: restart,
  };
}

/** Whether a mate, who cannot play on alone, is in a game that is not over. */
const hasMate = ({ mode, gameOver, players, seats }: Game): boolean =>
  mode === 'multi' && !gameOver && players.length === seats;

function movementIn({ action, payload }: MoreOrLessFrame, ownId: string): Movement | undefined {
  if (!('playerName' in payload) || payload.playerId === ownId) return undefined;
  return { type: action === 'playerLeft' ? 'left' : 'joined', name: payload.playerName };
}
