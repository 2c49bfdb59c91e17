import { errors, isErrorCode } from '@hub/protocol/errors';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { lobbyTexts as texts } from '../../messages/lobby.ts';
import type { LobbyFrame, LobbyLink, LobbySummary } from './lobby-link.ts';
import { type LobbyGameName, lobbyPass } from './lobby-pass.ts';

/** A lobby whose password is asked for. */
export interface Asking {
  readonly lobbyId: string;
  /** Undefined for one that is not in the list: its name is nobody's business. */
  readonly name: string | undefined;
  readonly refusal: string | undefined;
  /** Rises with every refusal, so that each is felt anew. */
  readonly refusals: number;
  readonly isBusy: boolean;
}

interface Options {
  readonly game: LobbyGameName;
  readonly link: LobbyLink;
  /** A lobby that a link asks to join; undefined for none. */
  readonly wanted: string | undefined;
  readonly onEnter: (lobbyId: string) => void;
  /** Somebody may not join, or a command was refused. */
  readonly onRefused: (message: string) => void;
}

export interface Lobbies {
  /** Undefined until the first list has come. */
  readonly list: readonly LobbySummary[] | undefined;
  readonly asking: Asking | undefined;
  /** The lobby that is being joined, if any. */
  readonly joining: string | undefined;
  readonly join: (lobby: LobbySummary) => void;
  readonly submitPassword: (password: string) => void;
  readonly cancelPassword: () => void;
  /** The next lobby that is created gets bots at once. */
  readonly expectBots: () => void;
}

/** Bots that practice begins with. */
const PRACTICE_BOTS = 2;

/** The live list of a game's lobbies, and the way into one of them. */
export function useLobbies({ game, link, wanted, onEnter, onRefused }: Options): Lobbies {
  const [list, setList] = useState<readonly LobbySummary[]>();
  const [asking, setAsking] = useState<Asking>();
  const [joining, setJoining] = useState(wanted);
  /** Whose lobby the next answer is about. */
  const asked = useRef<string>(undefined);
  const wantsBots = useRef(false);
  const { state, send, listen } = link;

  const requestJoin = (lobbyId: string, password?: string): void => {
    asked.current = lobbyId;
    setJoining(lobbyId);
    send({ action: 'joinLobby', payload: { lobbyId, ...(password !== undefined && { password }) } });
  };
  const enter = (lobbyId: string, accessToken?: string): void => {
    lobbyPass.remember(game, { lobbyId, accessToken });
    onEnter(lobbyId);
  };
  const handleCreated = (lobbyId: string): void => {
    for (let bot = 0; wantsBots.current && bot < PRACTICE_BOTS; bot += 1)
      send({ action: 'addBot', payload: { lobbyId, strength: 'medium' } });
    enter(lobbyId);
  };
  const handleRefusal = (action: string, code: string, message: string): void => {
    const lobbyId = asked.current;
    if (action === 'joinLobby') setJoining(undefined);
    const isAboutPassword = code === 'wrong_password' || (code === 'too_many_requests' && asking);
    if (action !== 'joinLobby' || lobbyId === undefined || !isAboutPassword) {
      setAsking(undefined);
      return onRefused(isErrorCode(code) ? errors[code].message : message);
    }
    // The first time the lobby only turns out to be protected; nobody has typed anything yet.
    const refusal = code === 'wrong_password' ? texts.password.wrong : errors.too_many_requests.message;
    setAsking((known) => ({
      lobbyId,
      name: known?.name ?? list?.find((lobby) => lobby.id === lobbyId)?.name,
      refusal: known && refusal,
      refusals: known ? known.refusals + 1 : 0,
      isBusy: false,
    }));
  };
  const receive = useEffectEvent((frame: LobbyFrame) => {
    if ('error' in frame) return handleRefusal(frame.action, frame.error.code, frame.error.message);
    if (frame.action === 'openLobbies') setList(frame.payload.lobbies);
    else if (frame.action === 'lobbyCreated') handleCreated(frame.payload.lobbyId);
    else if (frame.action === 'joinedLobby') enter(frame.payload.lobbyId, frame.payload.accessToken);
  });
  const joinWanted = useEffectEvent(() => {
    if (wanted === undefined) return;
    asked.current = wanted;
    send({ action: 'joinLobby', payload: { lobbyId: wanted } });
  });

  useEffect(() => listen((frame) => receive(frame)), [listen]);
  useEffect(() => {
    if (state !== 'open') return undefined;
    send({ action: 'subscribeToLobbies', payload: {} });
    joinWanted();
    return () => send({ action: 'unsubscribeFromLobbies', payload: {} });
  }, [state, send]);

  return {
    list,
    asking,
    joining,
    join({ id, name, hasPassword }) {
      if (!hasPassword) return requestJoin(id);
      setAsking({ lobbyId: id, name, refusal: undefined, refusals: 0, isBusy: false });
      return undefined;
    },
    submitPassword(password) {
      if (asking === undefined) return;
      setAsking({ ...asking, isBusy: true });
      requestJoin(asking.lobbyId, password);
    },
    cancelPassword: () => setAsking(undefined),
    expectBots() {
      wantsBots.current = true;
    },
  };
}
