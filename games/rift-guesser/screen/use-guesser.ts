import { useGameSession } from '@hub/ui/net/use-game-session.ts';
import type { GameSocket } from '@hub/ui/net/use-game-socket.ts';
import type { ScorePlayProps } from '@hub/ui/screens/play-props.ts';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import type { MinimapPosition, riftGuesser } from '../game.ts';
import {
  canMark,
  type GuesserCommand,
  type GuesserState,
  guesserRules,
  markRequested,
  placeMarker,
} from './guesser-state.ts';

/** `isPractice`: fixed for the life of the screen. */
export interface GuesserOptions extends Pick<ScorePlayProps, 'isPractice'> {
  readonly connection: GameSocket<typeof riftGuesser>;
  /** The player fields that commands contain. */
  readonly player: Pick<ScorePlayProps['player'], 'playerId' | 'name'>;
  /** Called when the server refuses the game with a fatal error; the page must leave the game. */
  readonly onFatal: (code: string) => void;
}

export interface Guesser {
  readonly state: GuesserState;
  /** Requests a game; the server sends the running one, if any. */
  readonly start: () => void;
  /** Moves the marker on the screen. */
  readonly mark: (place: MinimapPosition) => void;
  /** Sends the place of the marker; call when the marker stops moving. */
  readonly settle: () => void;
  readonly lockIn: () => void;
  readonly nextRound: () => void;
  readonly openResult: () => void;
}

/** Runs games over a connection, one after another. */
export function useGuesser({
  connection,
  player: { playerId, name },
  isPractice,
  onFatal,
}: GuesserOptions): Guesser {
  const { send } = connection;
  const requestGame = () =>
    send({ action: 'startGame', payload: { playerId, name, ...(isPractice && { practice: true }) } });
  const [rules] = useState(() => guesserRules(isPractice));
  const [state, session] = useGameSession({
    connection,
    rules,
    onOpen: () => session.state.isRequested && !session.state.game?.gameOver && requestGame(),
    onFatal: ({ code }) => onFatal(code),
  });
  /** Returns a command with the marker; undefined if it cannot be moved or has not been placed. */
  const guessBy = (action: 'setGuess' | 'submitGuess'): GuesserCommand | undefined => {
    const { game, marker } = session.state;
    if (!canMark(session.state) || game === undefined || marker === undefined) return undefined;
    return { action, payload: { playerId, gameId: game.gameId, guess: marker } };
  };
  /** Sends a command that ends or starts a round, but not before the server accepts it. */
  const requestWhenReady = (command: GuesserCommand | undefined) => {
    if (command !== undefined) session.request(command, session.state.readyAt);
  };
  const settle = () => {
    const command = guessBy('setGuess');
    if (command !== undefined) send(command);
  };
  // A marker that was moved while the connection was lost.
  const settleAgain = useEffectEvent(() => {
    const { marker, game } = session.state;
    if (marker?.x !== game?.guess?.x || marker?.y !== game?.guess?.y) settle();
  });
  useEffect(() => {
    if (state.isSynced) settleAgain();
  }, [state.isSynced]);
  return {
    state,
    start() {
      session.reset();
      session.update(markRequested);
      requestGame();
    },
    mark: useCallback((place) => session.update((shown) => placeMarker(shown, place)), [session]),
    settle,
    lockIn: () => requestWhenReady(guessBy('submitGuess')),
    nextRound() {
      const { game, pending } = session.state;
      if (game === undefined || pending !== undefined) return;
      requestWhenReady({ action: 'startNextRound', payload: { playerId, gameId: game.gameId } });
    },
    openResult: useCallback(() => session.update((shown) => ({ ...shown, isResultOpen: true })), [session]),
  };
}
