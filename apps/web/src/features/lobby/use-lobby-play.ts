import type { Reading, SessionState } from '@hub/ui/net/game-session.ts';
import { useState } from 'react';
import type { Lobby, LobbyFrame, LobbyGameState } from './lobby-link.ts';
import { type SeatOptions, useSeat } from './use-seat.ts';

interface Options extends SeatOptions {
  /** Another player has left the game. */
  readonly onPlayerLeft: (name: string) => void;
  /** The lobby is open: nothing is played. */
  readonly onLobby: () => void;
  /** A command was refused before there was a game that could show it. */
  readonly onRefused: (message: string) => void;
  /** Whether the page that follows this one still belongs to the lobby. */
  readonly staysInLobby: () => boolean;
}

export interface LobbyPlay {
  /** Undefined until the game has begun. */
  readonly state: LobbyGameState | undefined;
  /** When the present action ends, by `performance.now()`. */
  readonly endsAt: number;
  /** Names of the players whose page is awaited before the game begins. */
  readonly waitingFor: readonly string[];
  /** The last command that the server refused; `count` rises with every one. */
  readonly refusal: SessionState['refusal'];
  /** Brings all players back into the lobby. */
  readonly playAgain: () => void;
}

/** Stays in a lobby's game: returns to it after every loss of the connection, and reports that its page is loaded. */
export function useLobbyPlay({
  onPlayerLeft,
  onLobby,
  onRefused,
  staysInLobby,
  ...seat
}: Options): LobbyPlay {
  const [waitingFor, setWaitingFor] = useState<readonly string[]>([]);
  const { lobbyId, link } = seat;

  const enterLobby = (lobby: Lobby): void => {
    const { status } = lobby;
    setWaitingFor(awaitedIn(lobby));
    if (status === 'open' || status === 'starting') onLobby();
    else if (status === 'loading') link.send({ action: 'playerLoadedIntoGame', payload: { lobbyId } });
  };
  const [{ game: state, endsAt = 0, refusal }] = useSeat({
    ...seat,
    read: readGame,
    onRefused: (message) => state === undefined && onRefused(message),
    // A game that runs is only left for a while: the seat is held, and the way back stays open.
    isGivenUp: (shown) => !staysInLobby() && shown?.gameOver === true,
    onFrame({ action, payload }) {
      if (action === 'playerLeft') onPlayerLeft(payload.playerName);
      else if (action === 'joinedLobby') enterLobby(payload.lobbyData);
      else if (action === 'waiting') setWaitingFor(awaitedIn(payload.lobbyData));
      else if (action === 'backInLobby') onLobby();
    },
  });
  return {
    state,
    endsAt,
    waitingFor,
    refusal,
    playAgain: () => link.send({ action: 'playAgain', payload: { lobbyId } }),
  };
}

function readGame({ payload }: LobbyFrame): Reading<LobbyGameState> | undefined {
  const game = 'gameState' in payload ? payload.gameState : null;
  if (game === null) return undefined;
  const { lobbyId: id, version, timeLeft, gameOver: isOver } = game;
  return { game, id, version, timeLeft, isOver, isAnswer: true };
}

/** Names of the players whose page is not loaded yet. */
const awaitedIn = ({ waitingFor, players }: Lobby): readonly string[] =>
  players.filter(({ id }) => waitingFor.includes(id)).map(({ name }) => name);
