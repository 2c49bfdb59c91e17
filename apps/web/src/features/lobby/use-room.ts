import { useEffect, useState } from 'react';
import type { Lobby, LobbyFrame, LobbyLink } from './lobby-link.ts';
import type { LobbyGameName } from './lobby-pass.ts';
import { useSeat } from './use-seat.ts';

/** A room is entered for so long at least, so that nothing flickers (platform 9). */
export const ROOM_LOADING_MS = 500;

/** Something that the players of a lobby hear of. */
export type LobbyNotice =
  | { readonly type: 'joined' | 'left' | 'removed' | 'owner'; readonly name: string }
  | { readonly type: 'refused'; readonly message: string };

interface Options {
  readonly game: LobbyGameName;
  readonly lobbyId: string;
  /** Public id of the player. */
  readonly me: string;
  readonly link: LobbyLink;
  readonly onNotice: (notice: LobbyNotice) => void;
  /** The game begins, or runs already. */
  readonly onGame: () => void;
  /** The lobby cannot be stayed in; the texts say why. */
  readonly onGone: (title: string, message: string) => void;
  /** Whether the page that follows this one still belongs to the lobby. */
  readonly staysInLobby: () => boolean;
}

export interface Room {
  /** Undefined until the lobby has been entered. */
  readonly lobby: Lobby | undefined;
  readonly password: string | null;
  /** When the lobby goes on by itself, by `performance.now()`. */
  readonly endsAt: number;
  readonly setReady: (isReady: boolean) => void;
  readonly kick: (seat: number) => void;
  readonly handOver: (seat: number) => void;
  readonly addBot: (strength: 'easy' | 'medium' | 'hard') => void;
  readonly removeBot: (seat: number) => void;
  /** Gives the seat up at once; the page may go its way. */
  readonly leave: () => void;
}

/** Stays in a lobby: comes back after every loss of the connection, and leaves it with the page. */
export function useRoom(options: Options): Room {
  const { game, lobbyId, me, link, onNotice, onGame, onGone, staysInLobby } = options;
  const [lobby, setLobby] = useState<Lobby>();
  const [password, setPassword] = useState<string | null>(null);
  const [endsAt, setEndsAt] = useState(0);
  const hasWaited = useMinimum(ROOM_LOADING_MS);
  const { send } = link;

  const show = (next: Lobby): void => {
    setLobby(next);
    setEndsAt(performance.now() + next.timeLeft);
    if (next.status !== 'open' && next.status !== 'starting') onGame();
  };
  const leave = useSeat({
    game,
    lobbyId,
    link,
    onGone,
    onRefused: (message) => onNotice({ type: 'refused', message }),
    isGivenUp: () => !staysInLobby(),
    onFrame(frame) {
      if (frame.action === 'gameStarted' || frame.action === 'gameStateUpdate') return onGame();
      if (!isAboutLobby(frame)) return undefined;
      if (frame.action === 'joinedLobby') setPassword(frame.payload.password);
      const notice = noticeOf(frame, lobby, me);
      if (notice) onNotice(notice);
      return show(frame.payload.lobbyData);
    },
  });

  return {
    lobby: hasWaited ? lobby : undefined,
    password,
    endsAt,
    setReady: (isReady) =>
      send({ action: 'setPlayerStatus', payload: { lobbyId, playerId: me, status: isReady ? 1 : 0 } }),
    kick: (seat) => send({ action: 'kickPlayer', payload: { lobbyId, seat } }),
    handOver: (seat) => send({ action: 'handOver', payload: { lobbyId, seat } }),
    addBot: (strength) => send({ action: 'addBot', payload: { lobbyId, strength } }),
    removeBot: (seat) => send({ action: 'removeBot', payload: { lobbyId, seat } }),
    leave,
  };
}

type AboutLobby = Extract<LobbyFrame, { readonly payload: { readonly lobbyData: Lobby } }>;

const isAboutLobby = (frame: LobbyFrame): frame is AboutLobby =>
  'payload' in frame && 'lobbyData' in frame.payload;

/** What there is to tell of a change; nothing for one that the screen shows anyway. */
function noticeOf(frame: AboutLobby, before: Lobby | undefined, me: string): LobbyNotice | undefined {
  if (frame.action === 'playerJoined' && frame.payload.playerId !== me)
    return { type: 'joined', name: frame.payload.playerName };
  if (frame.action === 'playerLeft')
    return { type: frame.payload.kicked ? 'removed' : 'left', name: frame.payload.playerName };
  const { owner, players } = frame.payload.lobbyData;
  if (frame.action !== 'newOwner' || before?.owner === owner) return undefined;
  return { type: 'owner', name: owner === me ? '' : (players.find(({ id }) => id === owner)?.name ?? '') };
}

function useMinimum(ms: number): boolean {
  const [hasPassed, setHasPassed] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setHasPassed(true), ms);
    return () => clearTimeout(timer);
  }, [ms]);
  return hasPassed;
}
