import { tabMemory } from '@hub/ui/net/tab-memory.ts';
import { useGameSession } from '@hub/ui/net/use-game-session.ts';
import type { GameSocket } from '@hub/ui/net/use-game-socket.ts';
import type { ScorePlayProps } from '@hub/ui/screens/play-props.ts';
import { useCallback, useEffectEvent, useLayoutEffect, useMemo, useRef } from 'react';
import type { MoreOrLessState as Game, Guess, MoreOrLessMode, moreOrLess } from '../game.ts';
import { canRematch, type GameState, gameRules, type MoreOrLessFrame, withRematch } from './game-state.ts';

/** Another player has joined or left. */
export interface Movement {
  readonly type: 'joined' | 'left';
  readonly name: string;
}

/** `isPractice`: only alone. */
export interface PlayOptions extends Pick<ScorePlayProps, 'player' | 'isPractice' | 'trial'> {
  readonly connection: GameSocket<typeof moreOrLess>;
  readonly mode: MoreOrLessMode;
  /** Id of the game of an invitation. */
  readonly invitedTo?: string | undefined;
  readonly onMovement: (movement: Movement) => void;
  /** Called when the server refuses the game with a fatal error; the page must leave the game. */
  readonly onFatal: (code: string) => void;
}

export interface Play {
  readonly state: GameState;
  readonly guess: (guess: Guess) => void;
  /** Requests the game again after the server refused to open it. */
  readonly retry: () => void;
  /** Plays again with the mate of a finished game who is still there, or starts another game. */
  readonly again: () => void;
}

/** Runs games over a connection, one after another. */
export function useMoreOrLess(options: PlayOptions): Play {
  const { connection, player, mode, isPractice, trial, invitedTo, onMovement, onFatal } = options;
  const { send } = connection;
  const { playerId, name, usernameEffect } = player;
  const kind = isPractice ? 'practice' : mode;
  /** Stores the id of this tab's game for a reload, separately for each player and kind of game. */
  const running = useMemo(() => tabMemory(`hub.moreOrLess.${kind}.${playerId}`), [playerId, kind]);
  /** Stores the id of a finished game whose mate may play again, for a reload. */
  const ended = useMemo(() => tabMemory(`hub.moreOrLess.ended.${playerId}`), [playerId]);
  const who = { playerId, name, usernameEffect };
  /** Set when the server refuses the game: the player did not choose to leave, so no `leaveGame` is sent. */
  const isRefused = useRef(false);

  /** Set with the first start: only the first game of the page goes on with a trial. */
  const hasPlayed = useRef(false);

  const startAnew = () => {
    running.forget();
    ended.forget();
    const goesOn = trial !== undefined && mode === 'single' && !isPractice && !hasPlayed.current;
    hasPlayed.current = true;
    send({
      action: 'startGame',
      payload: { ...who, mode, ...(isPractice && { practice: true }), ...(goesOn && { trial }) },
    });
  };
  const remembered = () => running.recall() ?? (mode === 'multi' ? ended.recall() : undefined);
  const requestGame = () => {
    const known = session.state.game?.gameId ?? invitedTo ?? remembered();
    if (known === undefined) startAnew();
    else send({ action: 'joinGame', payload: { ...who, gameId: known } });
  };
  const restart = () => {
    session.reset();
    startAnew();
  };
  // Starts a new game if the stored one no longer exists; a missing invitation game stays an error.
  const replaceRemembered = () => {
    if (session.state.game !== undefined || invitedTo !== undefined || remembered() === undefined)
      return false;
    restart();
    return true;
  };
  const [state, session] = useGameSession({
    connection,
    rules: useMemo(() => gameRules(running), [running]),
    onOpen() {
      const { game } = session.state;
      if (!game?.gameOver || canRematch(game)) requestGame();
    },
    onFrame(frame) {
      if (frame.action === 'rematch') {
        session.update((shown) => withRematch(shown, frame.payload));
        return false;
      }
      const { gameId, rematch } = frame.payload.gameState;
      if (rematch) ended.remember(gameId);
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
    ended.forget();
    send({ action: 'leaveGame', payload: { playerId, gameId: game.gameId } });
  });
  // A layout effect, because the page closes the connection in an effect. A reload runs neither.
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
      requestGame();
    },
    again() {
      const { game } = session.state;
      if (game === undefined || !canRematch(game)) return restart();
      return send({ action: 'playAgain', payload: { playerId, gameId: game.gameId } });
    },
  };
}

/** Returns whether the mate of a coop game could not go on alone, or waits for a rematch in vain. */
const hasMate = (game: Game): boolean =>
  game.mode === 'multi' && (game.gameOver ? canRematch(game) : game.players.length === game.seats);

function movementIn({ action, payload }: MoreOrLessFrame, ownId: string): Movement | undefined {
  if (!('playerName' in payload) || payload.playerId === ownId) return undefined;
  return { type: action === 'playerLeft' ? 'left' : 'joined', name: payload.playerName };
}
