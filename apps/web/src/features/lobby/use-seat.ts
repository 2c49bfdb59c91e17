import type { ErrorFrame } from '@hub/engine/wire/envelope';
import { useEffect, useEffectEvent, useRef } from 'react';
import { lobbyTexts } from '../../messages/lobby.ts';
import type { LobbyFrame, LobbyLink } from './lobby-link.ts';
import { type LobbyGameName, lobbyPass } from './lobby-pass.ts';
import { readRefusal } from './refusal.ts';

const texts = lobbyTexts.notices;

interface Options {
  readonly game: LobbyGameName;
  readonly lobbyId: string;
  readonly link: LobbyLink;
  /** What the server tells of the lobby and its game, `joinedLobby` first. */
  readonly onFrame: (frame: Exclude<LobbyFrame, ErrorFrame>) => void;
  /** A command was refused, and nothing has changed. */
  readonly onRefused: (message: string) => void;
  /** The seat is lost; the texts say why. */
  readonly onGone: (title: string, message: string) => void;
  /** Whether the seat is given up with this page: asked when the address is that of the next one. */
  readonly isGivenUp: () => boolean;
}

/**
 * Keeps a seat in a lobby: asks for it whenever the connection is open, and keeps the pass by which it comes back. What is
 * returned gives it up at once, whatever the next page.
 */
export function useSeat({ game, lobbyId, link, onFrame, onRefused, onGone, isGivenUp }: Options): () => void {
  /** Until the server says otherwise. */
  const hasSeat = useRef(true);
  const { state, send, listen } = link;

  const lose = (title: string, message: string): void => {
    hasSeat.current = false;
    lobbyPass.forget(game);
    onGone(title, message);
  };
  const receive = useEffectEvent((frame: LobbyFrame) => {
    if ('error' in frame) {
      const { message, isFatal } = readRefusal(frame);
      if (isFatal || frame.action === 'joinLobby') return lose(texts.notJoinedTitle, message);
      return onRefused(message);
    }
    if (frame.action === 'kicked') return lose(texts.kickedTitle, texts.kicked);
    if (frame.action === 'lobbyClosed') return lose(texts.goneTitle, texts[frame.payload.reason]);
    if (frame.action === 'joinedLobby')
      lobbyPass.remember(game, { lobbyId, accessToken: frame.payload.accessToken });
    return onFrame(frame);
  });
  const leave = (): void => {
    if (!hasSeat.current) return;
    hasSeat.current = false;
    lobbyPass.forget(game);
    send({ action: 'leaveLobby', payload: { lobbyId } });
  };
  const leaveWithPage = useEffectEvent(() => {
    if (isGivenUp()) leave();
  });

  useEffect(() => listen((frame) => receive(frame)), [listen]);
  useEffect(() => {
    if (state !== 'open') return;
    const accessToken = lobbyPass.recall(game)?.accessToken;
    send({ action: 'joinLobby', payload: { lobbyId, ...(accessToken !== undefined && { accessToken }) } });
  }, [state, send, game, lobbyId]);
  useEffect(() => () => leaveWithPage(), []);
  return leave;
}
