import type { Character, QuickBots } from '@hub/engine/wire/bots';
import type { ErrorFrame } from '@hub/engine/wire/envelope';
import { errors } from '@hub/engine/wire/errors';
import { contractWords } from '@hub/ui/language/contract-words.ts';
import { refusalInWords } from '@hub/ui/net/refusal-in-words.ts';
import { t } from '@lingui/core/macro';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { LobbyForm, LobbyFrame, LobbyLink, LobbySummary } from './lobby-link.ts';
import { type LobbyGameName, lobbyPass } from './lobby-pass.ts';

/** A lobby whose password the page asks for. */
export interface PasswordPrompt {
  readonly lobbyId: string;
  /** Undefined for a lobby that is not in the list. */
  readonly name: string | undefined;
  readonly refusal: string | undefined;
  /** Whether the server is checking a password. */
  readonly isBusy: boolean;
}

/** A node that ends may take a command with it. Quick play can be asked for again: it leads to the seat that the player has. */
const ASK_AGAIN_MS = 3_000;

/** The bots of quick play: how strong, and which one first. */
type QuickWish = { readonly bots: QuickBots; readonly first?: Character | undefined };

interface Options {
  readonly game: LobbyGameName;
  readonly link: LobbyLink;
  /** The lobby to join because the page was opened by its link; undefined for none. */
  readonly wanted: string | undefined;
  /** Set if the page was opened to play at once. */
  readonly quick: QuickWish | undefined;
  /** Sends the creation form to the server. */
  readonly sendForm: (form: LobbyForm) => void;
  /** Called when the player has a seat in a lobby; `isNew` when the player created it. */
  readonly onEnter: (lobbyId: string, isNew: boolean) => void;
  /** Called when joining or another command is refused, with texts for the player. */
  readonly onRefused: (title: string, message: string) => void;
}

export interface Lobbies {
  /** Undefined until the first list is received. */
  readonly list: readonly LobbySummary[] | undefined;
  readonly passwordPrompt: PasswordPrompt | undefined;
  /** The lobby that is being joined, if any. */
  readonly joining: string | undefined;
  /** Whether quick play looks for a lobby. */
  readonly isSeeking: boolean;
  /** Whether a lobby is being created. */
  readonly isCreating: boolean;
  /** The name of the last form, if the server refused it. */
  readonly refusedName: string | undefined;
  readonly join: (lobby: LobbySummary) => void;
  readonly submitPassword: (password: string) => void;
  readonly cancelPassword: () => void;
  readonly quickPlay: (bots: QuickBots) => void;
  readonly create: (form: LobbyForm) => void;
}

/** Subscribes to the list of a game's lobbies; creates and joins lobbies. */
export function useLobbies({ game, link, wanted, quick, sendForm, onEnter, onRefused }: Options): Lobbies {
  const [list, setList] = useState<readonly LobbySummary[]>();
  const [passwordPrompt, setPasswordPrompt] = useState<PasswordPrompt>();
  const [joining, setJoining] = useState(wanted);
  const [isCreating, setIsCreating] = useState(false);
  const [sought, setSought] = useState(quick);
  /** Id of the lobby to which the next reply belongs. */
  const asked = useRef<string>(undefined);
  const [refusedName, setRefusedName] = useState<string>();
  const sentName = useRef<string>(undefined);
  const { state, send, listen } = link;

  const requestJoin = (lobbyId: string, password?: string): void => {
    asked.current = lobbyId;
    send({ action: 'joinLobby', payload: { lobbyId, ...(password !== undefined && { password }) } });
  };
  const handleCreated = (lobbyId: string): void => {
    lobbyPass.remember(game, { lobbyId });
    onEnter(lobbyId, true);
  };
  const handleJoined = (lobbyId: string, accessToken: string): void => {
    lobbyPass.remember(game, { lobbyId, accessToken });
    onEnter(lobbyId, false);
  };
  const askForPassword = (lobbyId: string, code: string): void => {
    // The first refusal only shows that the lobby has a password; the player has not typed one yet.
    const refusal =
      code === 'wrong_password' ? t`Wrong password. Try again.` : contractWords(errors.too_many_requests);
    setPasswordPrompt((known) => ({
      lobbyId,
      name: known?.name ?? list?.find((lobby) => lobby.id === lobbyId)?.name,
      refusal: known && refusal,
      isBusy: false,
    }));
  };
  const handleRefusal = (frame: ErrorFrame): void => {
    const { action, error } = frame;
    const lobbyId = asked.current;
    const isJoin = action === 'joinLobby';
    if (isJoin) setJoining(undefined);
    if (action === 'quickPlay') setSought(undefined);
    if (action === 'createLobby') setIsCreating(false);
    // The open form shows the error.
    if (error.code === 'lobby_name_not_allowed') return setRefusedName(sentName.current);
    const isAboutPassword =
      error.code === 'wrong_password' || (error.code === 'too_many_requests' && passwordPrompt !== undefined);
    if (isJoin && lobbyId !== undefined && isAboutPassword) return askForPassword(lobbyId, error.code);
    setPasswordPrompt(undefined);
    onRefused(isJoin ? t`Could not join` : t`Not possible`, refusalInWords(frame).message);
  };
  const receive = useEffectEvent((frame: LobbyFrame | ErrorFrame) => {
    if ('error' in frame) return handleRefusal(frame);
    if (frame.action === 'openLobbies') setList(frame.payload.lobbies);
    else if (frame.action === 'lobbyCreated') handleCreated(frame.payload.lobbyId);
    else if (frame.action === 'joinedLobby') handleJoined(frame.payload.lobbyId, frame.payload.accessToken);
  });
  /** The lobby of the link, unless the page already asks for a password. */
  const linked = passwordPrompt === undefined ? wanted : undefined;
  const joinLinked = useEffectEvent(() => {
    if (linked !== undefined) requestJoin(linked);
    // Also again after a lost connection: the server returns the player to the lobby that it has found.
    else if (sought !== undefined) send({ action: 'quickPlay', payload: wishOf(sought) });
  });
  /** Clears pending state: replies are lost with the connection; the linked lobby is joined again. */
  const clearPending = useEffectEvent(() => {
    setJoining(linked);
    setIsCreating(false);
    setPasswordPrompt((known) => known && { ...known, isBusy: false });
  });

  const askAgain = useEffectEvent(() => {
    if (sought !== undefined && linked === undefined) send({ action: 'quickPlay', payload: wishOf(sought) });
  });
  const isSought = sought !== undefined && state === 'open';
  useEffect(() => {
    if (!isSought) return undefined;
    const timer = setInterval(() => askAgain(), ASK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [isSought]);

  useEffect(() => listen((frame) => receive(frame)), [listen]);
  useEffect(() => {
    if (state !== 'open') return undefined;
    send({ action: 'subscribeToLobbies', payload: {} });
    joinLinked();
    return () => {
      send({ action: 'unsubscribeFromLobbies', payload: {} });
      clearPending();
    };
  }, [state, send]);

  return {
    list,
    passwordPrompt,
    joining,
    isSeeking: sought !== undefined,
    isCreating,
    refusedName,
    join({ id, name, hasPassword }) {
      if (hasPassword) return setPasswordPrompt({ lobbyId: id, name, refusal: undefined, isBusy: false });
      setJoining(id);
      return requestJoin(id);
    },
    submitPassword(password) {
      if (passwordPrompt === undefined) return;
      setPasswordPrompt({ ...passwordPrompt, isBusy: true });
      setJoining(passwordPrompt.lobbyId);
      requestJoin(passwordPrompt.lobbyId, password);
    },
    quickPlay(bots) {
      setSought({ bots });
      send({ action: 'quickPlay', payload: { bots } });
    },
    cancelPassword: () => setPasswordPrompt(undefined),
    create(form) {
      sentName.current = form.name;
      setRefusedName(undefined);
      setIsCreating(true);
      sendForm(form);
    },
  };
}

const wishOf = ({ bots, first }: QuickWish) => ({ bots, ...(first !== undefined && { first }) });
