import type { Character } from '@hub/engine/wire/bots';
import type { LobbyPhrase } from '@hub/engine/wire/lobbies';
import type { Reading } from '@hub/ui/net/game-session.ts';
import { useEffect, useState } from 'react';
import type { Lobby, LobbyFrame } from './lobby-link.ts';
import { type Said, usePhrases } from './use-phrases.ts';
import { type SeatOptions, useSeat } from './use-seat.ts';
import { type SettingsChange, type SettingsForm, useSettingsForm } from './use-settings-form.ts';

/** Minimum time for which the loading state is shown, to avoid flicker. The table of quick play is there for two seconds only. */
const ROOM_LOADING_MS = 500;

/** A change in the lobby that is shown to the player as a notification. */
export type LobbyNotice =
  | { readonly type: 'joined' | 'left' | 'removed' | 'owner'; readonly name: string }
  | { readonly type: 'settings' }
  | { readonly type: 'refused'; readonly message: string };

interface Options extends SeatOptions {
  /** Public id of the player. */
  readonly me: string;
  /** Sends changed settings to the server. */
  readonly sendSettings: (change: SettingsChange) => void;
  readonly onNotice: (notice: LobbyNotice) => void;
  /** The game is starting or already running. */
  readonly onGame: () => void;
  /** Whether the next page belongs to the same lobby. */
  readonly staysInLobby: () => boolean;
}

export interface Room {
  /** Undefined until the lobby has been joined. */
  readonly lobby: Lobby | undefined;
  readonly password: string | null;
  readonly settingsForm: SettingsForm;
  /** What was said in the last seconds, oldest first. */
  readonly said: readonly Said[];
  /** Time of the lobby's next automatic change, on the clock of `performance.now()`. */
  readonly endsAt: number;
  readonly setReady: (isReady: boolean) => void;
  readonly say: (phrase: LobbyPhrase) => void;
  readonly kick: (seat: number) => void;
  readonly handOver: (seat: number) => void;
  readonly addBot: (character: Character) => void;
  readonly removeBot: (seat: number) => void;
  /** Gives up the seat immediately, before the page changes. */
  readonly leave: () => void;
}

/** Keeps the player in a lobby: rejoins after each connection loss, and leaves when the page unmounts. */
export function useRoom({ me, sendSettings, onNotice, onGame, staysInLobby, ...seat }: Options): Room {
  const [password, setPassword] = useState<string | null>(null);
  const hasWaited = useMinimum(ROOM_LOADING_MS);
  const [settingsForm, form] = useSettingsForm(me, sendSettings);
  const [said, showPhrase] = usePhrases();
  const { lobbyId } = seat;
  const { send } = seat.link;
  const [{ game: lobby, endsAt = 0 }, { leave }] = useSeat({
    ...seat,
    read: readLobby,
    onRefused({ code, message }, action) {
      if (!form.onRefused(action, code)) onNotice({ type: 'refused', message });
    },
    isGivenUp: () => !staysInLobby(),
    onFrame(frame, before) {
      if (frame.action === 'gameStarted' || frame.action === 'gameStateUpdate') return onGame();
      if (frame.action === 'phraseSaid') showPhrase(frame.payload);
      if (!isAboutLobby(frame)) return undefined;
      if ('password' in frame.payload) setPassword(frame.payload.password);
      // Who is in the room does not read the result any more.
      if (frame.payload.lobbyData.players.some(({ id, reading }) => id === me && reading))
        send({ action: 'playAgain', payload: { lobbyId } });
      form.onLobby(frame.action, frame.payload.lobbyData);
      const notice = noticeOf(frame, before, me);
      if (notice) onNotice(notice);
      return isWaiting(frame.payload.lobbyData) ? undefined : onGame();
    },
  });

  return {
    lobby: hasWaited || lobby?.quickStart ? lobby : undefined,
    password,
    settingsForm,
    said,
    endsAt,
    setReady: (isReady) =>
      send({ action: 'setPlayerStatus', payload: { lobbyId, playerId: me, status: isReady ? 1 : 0 } }),
    say: (phrase) => send({ action: 'sayPhrase', payload: { lobbyId, phrase } }),
    kick: (seat) => send({ action: 'kickPlayer', payload: { lobbyId, seat } }),
    handOver: (seat) => send({ action: 'handOver', payload: { lobbyId, seat } }),
    addBot: (strength) => send({ action: 'addBot', payload: { lobbyId, strength } }),
    removeBot: (seat) => send({ action: 'removeBot', payload: { lobbyId, seat } }),
    leave,
  };
}

type AboutLobby = Extract<LobbyFrame, { readonly payload: { readonly lobbyData: Lobby } }>;

const isAboutLobby = (frame: LobbyFrame): frame is AboutLobby => 'lobbyData' in frame.payload;

/** Whether the lobby's game has not started. */
const isWaiting = ({ status }: Lobby): boolean => status === 'open' || status === 'starting';

function readLobby(frame: LobbyFrame): Reading<Lobby> | undefined {
  if (!isAboutLobby(frame)) return undefined;
  const { lobbyData: game } = frame.payload;
  const { id, version, timeLeft } = game;
  return { game, id, version, timeLeft, isOver: false, isAnswer: true };
}

/** Whether the change is about a bot of this player, who is the owner and so has added or removed it. */
function isOwnBot({ payload }: AboutLobby, before: Lobby | undefined, me: string): boolean {
  if (!('playerId' in payload) || payload.lobbyData.owner !== me) return false;
  const players = [...payload.lobbyData.players, ...(before?.players ?? [])];
  return players.some(({ id, bot }) => id === payload.playerId && bot !== null);
}

/** Returns the notice for a change; undefined when the page shows the change anyway. */
function noticeOf(frame: AboutLobby, before: Lobby | undefined, me: string): LobbyNotice | undefined {
  if (isOwnBot(frame, before, me)) return undefined;
  if (frame.action === 'playerJoined' && frame.payload.playerId !== me)
    return { type: 'joined', name: frame.payload.playerName };
  if (frame.action === 'playerLeft')
    return { type: frame.payload.kicked ? 'removed' : 'left', name: frame.payload.playerName };
  const { owner, players } = frame.payload.lobbyData;
  if (frame.action === 'lobbySettingsChanged') return owner === me ? undefined : { type: 'settings' };
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
