import { newSession, type Reading, type SessionState } from '@hub/ui/net/game-session.ts';
import { useGameSession } from '@hub/ui/net/use-game-session.ts';
import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { lobbyTexts } from '../../messages/lobby.ts';
import type { LobbyCommand, LobbyFrame, LobbyLink } from './lobby-link.ts';
import { type LobbyGameName, lobbyPass } from './lobby-pass.ts';

const texts = lobbyTexts.notices;

/** Where a seat is, and what the page does without it. */
export interface SeatOptions {
  readonly game: LobbyGameName;
  readonly lobbyId: string;
  readonly link: LobbyLink;
  /** The seat is lost; the texts give the reason. */
  readonly onGone: (title: string, message: string) => void;
}

interface Options<Game extends object> extends SeatOptions {
  /** What the page shows of a frame: the lobby or its game; undefined for nothing. Keeps its identity. */
  readonly read: (frame: LobbyFrame) => Reading<Game> | undefined;
  /** Called with every frame before it is shown; `shown` is what was shown until then. */
  readonly onFrame: (frame: LobbyFrame, shown: Game | undefined) => void;
  /** A command was refused, and nothing has changed. */
  readonly onRefused: (message: string) => void;
  /** Whether the seat is given up with this page: asked when the address is that of the next one. */
  readonly isGivenUp: (shown: Game | undefined) => boolean;
}

type SeatState<Game extends object> = SessionState<Game, LobbyCommand>;

/**
 * Keeps a seat in a lobby: requests it whenever the connection opens, and keeps the pass for the way back. Returns the
 * session's state, and a function that gives the seat up at once, whatever the next page.
 */
export function useSeat<Game extends object>(options: Options<Game>): readonly [SeatState<Game>, () => void] {
  const { game, lobbyId, link, read, onFrame, onRefused, onGone, isGivenUp } = options;
  /** True until the server takes the seat away or the player gives it up. */
  const hasSeat = useRef(true);

  const lose = (title: string, message: string): false => {
    hasSeat.current = false;
    lobbyPass.forget(game);
    onGone(title, message);
    return false;
  };
  const [state, session] = useGameSession<LobbyFrame, SeatState<Game>>({
    connection: link,
    // Another lobby starts another session.
    rules: useMemo(() => ({ initial: newSession, read, lobbyId }), [read, lobbyId]),
    onOpen() {
      const accessToken = lobbyPass.recall(game)?.accessToken;
      link.send({
        action: 'joinLobby',
        payload: { lobbyId, ...(accessToken !== undefined && { accessToken }) },
      });
    },
    onFrame(frame) {
      if (frame.action === 'kicked') return lose(texts.kickedTitle, texts.kicked);
      if (frame.action === 'lobbyClosed') return lose(texts.goneTitle, texts[frame.payload.reason]);
      if (frame.action === 'joinedLobby')
        lobbyPass.remember(game, { lobbyId, accessToken: frame.payload.accessToken });
      onFrame(frame, session.state.game);
      return true;
    },
    onRefused({ kind, message }, action) {
      if (kind === 'refusal' && action === 'joinLobby') lose(texts.notJoinedTitle, message);
      else onRefused(message);
    },
    onFatal: ({ message }) => lose(texts.notJoinedTitle, message),
  });
  const leave = (): void => {
    if (!hasSeat.current) return;
    hasSeat.current = false;
    lobbyPass.forget(game);
    link.send({ action: 'leaveLobby', payload: { lobbyId } });
  };
  const leaveWithPage = useEffectEvent(() => {
    if (isGivenUp(session.state.game)) leave();
  });
  useEffect(() => () => leaveWithPage(), []);
  return [state, leave];
}
