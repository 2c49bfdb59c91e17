import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { routes } from '../../app/route-table.ts';
import { useRefreshMatches } from '../../features/activity/last-matches.ts';
import type { LobbyGameState, LobbyLink } from '../../features/lobby/lobby-link.ts';
import { type LobbyPlay, useLobbyPlay } from '../../features/lobby/use-lobby-play.ts';
import { useNotify } from '../../features/notifications/use-notify.ts';
import { useRefreshAccount } from '../../features/session/account.ts';
import { useSound } from '../../features/sound/sound-context.ts';
import { SOUND_MAP } from '../../features/sound/sound-map.ts';
import { lobbyTexts as texts } from '../../messages/lobby.ts';
import type { LobbySite } from './lobby-games.ts';
import { useStaysInLobby } from './stays-in-lobby.ts';

interface Options<State extends LobbyGameState> {
  readonly site: LobbySite;
  readonly lobbyId: string;
  readonly link: LobbyLink;
  readonly isOwn: (state: LobbyGameState) => state is State;
}

/** What both game pages do alike: they stay in the game, tell who leaves, and lead out of it. */
export function useGamePage<State extends LobbyGameState>({
  site,
  lobbyId,
  link,
  isOwn,
}: Options<State>): LobbyPlay<State> & { readonly goHome: () => void } {
  const navigate = useNavigate();
  const notify = useNotify();
  const { playCue, stopAll } = useSound();
  const refreshAccount = useRefreshAccount();
  const refreshMatches = useRefreshMatches();
  const play = useLobbyPlay({
    game: site.game.name,
    lobbyId,
    link,
    isOwn,
    onPlayerLeft: (name) =>
      notify({ type: 'error', title: texts.notices.leftTitle, message: texts.notices.left(name) }),
    onRefused: (message) => notify({ type: 'warning', title: texts.notices.refusedTitle, message }),
    onLobby: () => void navigate(site.roomPath(lobbyId), { replace: true }),
    onGone(title, message) {
      notify({ type: 'error', title, message });
      void navigate(site.lobbiesPath, { replace: true });
    },
    staysInLobby: useStaysInLobby(site, lobbyId),
  });
  const isOver = play.state?.gameOver === true;
  useEffect(() => {
    playCue(SOUND_MAP.gameOpened);
    return stopAll;
  }, [playCue, stopAll]);
  useEffect(() => {
    if (!isOver) return;
    refreshAccount();
    refreshMatches();
  }, [isOver, refreshAccount, refreshMatches]);
  return { ...play, goHome: () => void navigate(routes.home.path) };
}
