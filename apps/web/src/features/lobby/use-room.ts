import type { Reading } from '@hub/ui/net/game-session.ts';
import { useEffect, useState } from 'react';
import type { Lobby, LobbyFrame } from './lobby-link.ts';
import { type SeatOptions, useSeat } from './use-seat.ts';

/** A room is entered for so long at least, so that nothing flickers (platform 9). */
export const ROOM_LOADING_MS = 500;

/** News about a lobby for its players. */
export type LobbyNotice =
  | { readonly type: 'joined' | 'left' | 'removed' | 'owner'; readonly name: string }
  | { readonly type: 'refused'; readonly message: string };

interface Options extends SeatOptions {
  /** Public id of the player. */
  readonly me: string;
  readonly onNotice: (notice: LobbyNotice) => void;
  /** The game begins, or runs already. */
  readonly onGame: () => void;
  /** Whether the page that follows this one still belongs to the lobby. */
  readonly staysInLobby: () => boolean;
}

export interface Room {
  /** Undefined until the lobby has been entered. */
  readonly lobby: Lobby | undefined;
  readonly password: string | null;
  /** When the lobby changes by itself, by `performance.now()`. */
  readonly endsAt: number;
  readonly setReady: (isReady: boolean) => void;
  readonly kick: (seat: number) => void;
  readonly handOver: (seat: number) => void;
  readonly addBot: (strength: 'easy' | 'medium' | 'hard') => void;
  readonly removeBot: (seat: number) => void;
  /** Gives the seat up at once, before the page is left. */
  readonly leave: () => void;
}

/** Stays in a lobby: returns to it after every loss of the connection, and leaves it with the page. */
export function useRoom({ me, onNotice, onGame, staysInLobby, ...seat }: Options): Room {
  const [password, setPassword] = useState<string | null>(null);
  const hasWaited = useMinimum(ROOM_LOADING_MS);
  const { lobbyId } = seat;
  const { send } = seat.link;
  const [{ game: lobby, endsAt = 0 }, leave] = useSeat({
    ...seat,
    read: readLobby,
    onRefused: (message) => onNotice({ type: 'refused', message }),
    isGivenUp: () => !staysInLobby(),
    onFrame(frame, before) {
      if (frame.action === 'gameStarted' || frame.action === 'gameStateUpdate') return onGame();
      if (!isAboutLobby(frame)) return undefined;
      if (frame.action === 'joinedLobby') setPassword(frame.payload.password);
      const notice = noticeOf(frame, before, me);
      if (notice) onNotice(notice);
      return isWaiting(frame.payload.lobbyData) ? undefined : onGame();
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

const isAboutLobby = (frame: LobbyFrame): frame is AboutLobby => 'lobbyData' in frame.payload;

/** Whether the game of the lobby has not begun. */
const isWaiting = ({ status }: Lobby): boolean => status === 'open' || status === 'starting';

function readLobby(frame: LobbyFrame): Reading<Lobby> | undefined {
  if (!isAboutLobby(frame)) return undefined;
  const { lobbyData: game } = frame.payload;
  const { id, version, timeLeft } = game;
  return { game, id, version, timeLeft, isOver: false, isAnswer: true };
}

/** The notice of a change; undefined for one that the screen shows anyway. */
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
