import { errors, isErrorCode } from '@hub/protocol/errors';
import { useEffect, useEffectEvent, useState } from 'react';
import { lobbyTexts as texts } from '../../messages/lobby.ts';
import type { Lobby, LobbyFrame, LobbyGameState, LobbyLink } from './lobby-link.ts';
import { type LobbyGameName, lobbyPass } from './lobby-pass.ts';

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
  const { state: linkState, send, listen } = link;

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
  const depart = (title: string, message: string): void => {
    lobbyPass.forget(game);
    onGone(title, message);
  };
  const receive = useEffectEvent((frame: LobbyFrame) => {
    if ('error' in frame) {
      const known = isErrorCode(frame.error.code) ? errors[frame.error.code] : undefined;
      const message = known?.message ?? frame.error.message;
      if (frame.action === 'joinLobby' || known?.onFrame === 'fatal')
        return depart(texts.notices.notJoinedTitle, message);
      return setRefusal((last) => ({ message, count: (last?.count ?? 0) + 1 }));
    }
    const { payload } = frame;
    if (frame.action === 'joinedLobby') {
      lobbyPass.remember(game, { lobbyId, accessToken: frame.payload.accessToken });
      if (frame.payload.gameState !== null) showState(frame.payload.gameState);
      return showLobby(frame.payload.lobbyData);
    }
    if (frame.action === 'kicked') return depart(texts.notices.kickedTitle, texts.notices.kicked);
    if (frame.action === 'lobbyClosed')
      return depart(texts.notices.goneTitle, texts.notices[frame.payload.reason]);
    if (frame.action === 'playerLeft') onPlayerLeft(frame.payload.playerName);
    if ('gameState' in payload && payload.gameState !== null) return showState(payload.gameState);
    if (frame.action === 'waiting') return setWaitingFor(namesOf(frame.payload.lobbyData));
    if (frame.action === 'backInLobby') return onLobby();
    return undefined;
  });
  const leave = useEffectEvent(() => {
    // A game that runs is only left for a while: the seat is held, and the way back stays open.
    if (staysInLobby() || state?.gameOver !== true) return;
    lobbyPass.forget(game);
    send({ action: 'leaveLobby', payload: { lobbyId } });
  });

  useEffect(() => listen((frame) => receive(frame)), [listen]);
  useEffect(() => {
    if (linkState !== 'open') return;
    const accessToken = lobbyPass.recall(game)?.accessToken;
    send({ action: 'joinLobby', payload: { lobbyId, ...(accessToken !== undefined && { accessToken }) } });
  }, [linkState, send, game, lobbyId]);
  useEffect(() => () => leave(), []);

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
