import type { Reading, SessionState } from '@hub/ui/net/game-session.ts';
import { useState } from 'react';
import type { Lobby, LobbyFrame, LobbyGameState } from './lobby-link.ts';
import { type SeatOptions, useSeat } from './use-seat.ts';

/** Who plays again while this player reads the result, and until when the card asks (`performance.now()`). */
export interface Rematch {
  readonly names: readonly string[];
  readonly endsAt: number;
}

interface Options extends SeatOptions {
  /** Public id of the player. */
  readonly me: string;
  /** Whether a move has no answer yet in this state of the game. Must be stable. */
  isUnanswered(this: void, move: never, game: never): boolean;
  /** Another player has left the game. */
  readonly onPlayerLeft: (name: string) => void;
  /** The lobby is open: no game is running. */
  readonly onLobby: () => void;
  /** The player wants to come back to the lobby, whose next game has begun without them. */
  readonly onRejoin: () => void;
  /** A command was refused before the game was received, so the game cannot show the error. */
  readonly onRefused: (message: string) => void;
  /** Whether the next page belongs to the same lobby. */
  readonly staysInLobby: () => boolean;
}

export interface LobbyPlay {
  /** Undefined until the game has started. */
  readonly state: LobbyGameState | undefined;
  /** Deadline of the current action, on the clock of `performance.now()`. */
  readonly endsAt: number;
  /** Names of the players whose page is still loading; the game starts after them. */
  readonly waitingFor: readonly string[];
  /** The last command that the server refused; `count` increases with each one. */
  readonly refusal: SessionState['refusal'];
  /** Sends a move; again if the connection is lost before its answer. */
  readonly send: (move: never) => void;
  /** Whether a move has no answer yet. */
  readonly isSending: boolean;
  /** Opens the lobby for this player, and asks the others, or joins those who have asked. */
  readonly playAgain: () => void;
  /** Gives up the seat immediately, before the page changes. */
  readonly leave: () => void;
  /** Undefined while nobody plays again. */
  readonly rematch: Rematch | undefined;
}

/** Keeps the player in a lobby's game: rejoins after a connection loss, reports that the page is loaded. */
export function useLobbyPlay({
  me,
  onPlayerLeft,
  onLobby,
  onRejoin,
  onRefused,
  staysInLobby,
  ...seat
}: Options): LobbyPlay {
  const [waitingFor, setWaitingFor] = useState<readonly string[]>([]);
  const [rematch, setRematch] = useState<Rematch>();
  const { lobbyId, link } = seat;

  /** Shows who plays again; returns false unless this player still reads the result of the last game. */
  const isReadingIn = (lobby: Lobby, shown: LobbyGameState | undefined): boolean => {
    if (!shown?.gameOver || !lobby.players.some(({ id, reading }) => id === me && reading)) return false;
    setRematch({
      names: lobby.players.flatMap(({ reading, bot, name }) => (reading || bot !== null ? [] : name)),
      endsAt: performance.now() + (lobby.askingLeft ?? 0),
    });
    return true;
  };
  const enterLobby = (lobby: Lobby): void => {
    const { status } = lobby;
    setWaitingFor(awaitedIn(lobby));
    if (status === 'open' || status === 'starting') onLobby();
    else if (status === 'loading') link.send({ action: 'playerLoadedIntoGame', payload: { lobbyId } });
  };
  const [{ game: state, endsAt = 0, pending, refusal }, { request, isSeated, leave }] = useSeat({
    ...seat,
    read: readGame,
    onRefused({ message }) {
      if (state === undefined) onRefused(message);
    },
    // Leaving a running game keeps the seat held, so that the player can return.
    isGivenUp: (shown) => !staysInLobby() && shown?.gameOver === true,
    onFrame({ action, payload }, shown) {
      if (action === 'playerLeft') onPlayerLeft(payload.playerName);
      if ('lobbyData' in payload && isReadingIn(payload.lobbyData, shown)) return;
      if (action === 'joinedLobby') enterLobby(payload.lobbyData);
      else if (action === 'waiting') setWaitingFor(awaitedIn(payload.lobbyData));
      else if (action === 'backInLobby') onLobby();
      // This player has joined those who play again.
      else if (rematch && 'lobbyData' in payload) onLobby();
      else if (action === 'startedWithout') setRematch(undefined);
    },
  });
  return {
    state,
    endsAt,
    waitingFor,
    refusal,
    send: request,
    isSending: pending !== undefined,
    rematch,
    leave,
    playAgain: () => (isSeated() ? link.send({ action: 'playAgain', payload: { lobbyId } }) : onRejoin()),
  };
}

function readGame({ payload }: LobbyFrame): Reading<LobbyGameState> | undefined {
  const game = 'gameState' in payload ? payload.gameState : null;
  if (game === null) return undefined;
  const { lobbyId: id, version, timeLeft, gameOver: isOver } = game;
  return { game, id, version, timeLeft, isOver, isAnswer: true };
}

/** Returns the names of the players whose page is not loaded yet. */
const awaitedIn = ({ waitingFor, players }: Lobby): readonly string[] =>
  players.filter(({ id }) => waitingFor.includes(id)).map(({ name }) => name);
