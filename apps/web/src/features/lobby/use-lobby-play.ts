import { useState } from 'react';
import type { Lobby, LobbyGameState, LobbyLink } from './lobby-link.ts';
import type { LobbyGameName } from './lobby-pass.ts';
import { useSeat } from './use-seat.ts';

/** A command that the server refused; `count` rises with every one, so that each is felt anew. */
export interface Refusal {
  readonly message: string;
  readonly count: number;
}

interface Options<State extends LobbyGameState> {
  readonly game: LobbyGameName;
  readonly lobbyId: string;
  readonly link: LobbyLink;
  /** Tells whether a state is of this game; the connection is typed for either. */
  readonly isOwn: (state: LobbyGameState) => state is State;
  /** Somebody else has left the game. */
  readonly onPlayerLeft: (name: string) => void;
  /** The lobby is open: nothing is played. */
  readonly onLobby: () => void;
  /** The game cannot be stayed in; the texts say why. */
  readonly onGone: (title: string, message: string) => void;
  /** Whether the page that follows this one still belongs to the lobby. */
  readonly staysInLobby: () => boolean;
}

export interface LobbyPlay<State> {
  /** Undefined until the game has begun. */
  readonly state: State | undefined;
  /** When the present action ends, by `performance.now()`. */
  readonly endsAt: number;
  /** Names of those whose page is awaited before the game begins. */
  readonly waitingFor: readonly string[];
  readonly refusal: Refusal | undefined;
  /** Brings everybody back into the lobby. */
  readonly playAgain: () => void;
}

/** Stays in a lobby's game: comes back after every loss of the connection, and tells that its page is there. */
export function useLobbyPlay<State extends LobbyGameState>(options: Options<State>): LobbyPlay<State> {
  const { game, lobbyId, link, isOwn, onPlayerLeft, onLobby, onGone, staysInLobby } = options;
  const [state, setState] = useState<State>();
  const [endsAt, setEndsAt] = useState(0);
  const [waitingFor, setWaitingFor] = useState<readonly string[]>([]);
  const [refusal, setRefusal] = useState<Refusal>();
  const { send } = link;

  const showState = (next: LobbyGameState): void => {
    if (!isOwn(next)) return;
    setState(next);
    setEndsAt(performance.now() + next.timeLeft);
  };
  const showLobby = (lobby: Lobby): void => {
    const { status } = lobby;
    setWaitingFor(namesOf(lobby));
    if (status === 'open' || status === 'starting') onLobby();
    else if (status === 'loading') send({ action: 'playerLoadedIntoGame', payload: { lobbyId } });
  };
  useSeat({
    game,
    lobbyId,
    link,
    onGone,
    onRefused: (message) => setRefusal((last) => ({ message, count: (last?.count ?? 0) + 1 })),
    // A game that runs is only left for a while: the seat is held, and the way back stays open.
    isGivenUp: () => !staysInLobby() && state?.gameOver === true,
    onFrame(frame) {
      const { payload } = frame;
      if (frame.action === 'playerLeft') onPlayerLeft(frame.payload.playerName);
      if ('gameState' in payload && payload.gameState !== null) showState(payload.gameState);
      if (frame.action === 'joinedLobby') showLobby(frame.payload.lobbyData);
      else if (frame.action === 'waiting') setWaitingFor(namesOf(frame.payload.lobbyData));
      else if (frame.action === 'backInLobby') onLobby();
    },
  });

  return {
    state,
    endsAt,
    waitingFor,
    refusal,
    playAgain: () => send({ action: 'playAgain', payload: { lobbyId } }),
  };
}

/** Names of those whose page has not told that it is there. */
const namesOf = ({ waitingFor, players }: Lobby): readonly string[] =>
  players.filter(({ id }) => waitingFor.includes(id)).map(({ name }) => name);
