import { useState } from 'react';
import type { Lobby, LobbyForm } from './lobby-link.ts';

/** A change of settings; without `password` the lobby keeps the present one. */
export type SettingsChange = Omit<LobbyForm, 'password'> & Partial<Pick<LobbyForm, 'password'>>;

/** The form with which the owner changes the settings of a lobby. */
export interface SettingsForm {
  readonly isOpen: boolean;
  /** Whether the server is checking a change. */
  readonly isBusy: boolean;
  /** The name that the server refused. */
  readonly refusedName: string | undefined;
  readonly open: () => void;
  readonly close: () => void;
  /** Sends the changed form; closes it if nothing was changed. */
  readonly submit: (form: LobbyForm, before: LobbyForm) => void;
}

interface Edit {
  /** The name in the change that the server is checking; undefined without one. */
  readonly sentName?: string;
  readonly refusedName?: string | undefined;
}

interface Replies {
  /** Closes the form when its change is made, or when the player may not change the settings any more. */
  readonly onLobby: (action: string, lobby: Lobby) => void;
  /** Returns whether the form shows the refusal. */
  readonly onRefused: (action: string, code: string) => boolean;
}

/** Keeps the state of the form from the press of its button to the server's answer. `me`: public id of the player. */
export function useSettingsForm(me: string, send: (change: SettingsChange) => void): [SettingsForm, Replies] {
  const [edit, setEdit] = useState<Edit>();
  const form: SettingsForm = {
    isOpen: edit !== undefined,
    isBusy: edit?.sentName !== undefined,
    refusedName: edit?.refusedName,
    open: () => setEdit({}),
    close: () => setEdit(undefined),
    submit({ password, ...change }, before) {
      const isSamePassword = password === before.password;
      if (isSamePassword && isSame(change, before)) return setEdit(undefined);
      setEdit({ sentName: change.name });
      return send(isSamePassword ? change : { ...change, password });
    },
  };
  const replies: Replies = {
    onLobby(action, { owner, status }) {
      if (action === 'lobbySettingsChanged' || owner !== me || status !== 'open') setEdit(undefined);
      // The answer to a change is lost with the connection.
      else if (action === 'joinedLobby') setEdit((known) => known && {});
    },
    onRefused(action, code) {
      if (action !== 'updateLobbySettings') return false;
      const isAboutName = code === 'lobby_name_not_allowed';
      setEdit((known) => known && (isAboutName ? { refusedName: known.sentName } : {}));
      return isAboutName;
    },
  };
  return [form, replies];
}

const isSame = (
  change: SettingsChange,
  { name, maxPlayers, guessTime, setting, quickPlay }: LobbyForm,
): boolean =>
  change.name === name &&
  change.maxPlayers === maxPlayers &&
  change.guessTime === guessTime &&
  change.setting === setting &&
  change.quickPlay === quickPlay;
