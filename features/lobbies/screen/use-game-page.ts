import type { VersusPlay, VersusScreen } from '@hub/ui/screens/screen.ts';
import { isolated } from '@hub/ui/text/isolated.ts';
import { useNavigate } from '@hub/web/links/navigation.ts';
import { firstPath, joinPath, lobbyPaths, paths, quickPath } from '@hub/web/links/paths.ts';
import { useNotify } from '@hub/web/notifications/use-notify.ts';
import { useRefreshAccount } from '@hub/web/session/account.ts';
import { useSound } from '@hub/web/sound/sound-context.ts';
import * as cues from '@hub/web/sound/sound-map.ts';
import { t } from '@lingui/core/macro';
import { useEffect } from 'react';
import { useRefreshMatches } from '../../activity/screen/last-matches.ts';
import { useBalance } from '../../ledger/screen/balance-state.tsx';
import type { LobbyLink } from './lobby-link.ts';
import { useStaysInLobby } from './stays-in-lobby.ts';
import { type LobbyPlay, useLobbyPlay } from './use-lobby-play.ts';

interface Options extends Pick<VersusPlay, 'isUnanswered'> {
  readonly screen: VersusScreen;
  readonly lobbyId: string;
  readonly link: LobbyLink;
  /** Public id of the player. */
  readonly me: string;
}

interface GamePage extends LobbyPlay {
  readonly goHome: () => void;
  /** Gives up the seat, and plays at another table. */
  readonly newGame: () => void;
  /** Gives up the seat, and goes to the lobbies. */
  readonly goToLobbies: () => void;
}

/** Connects a lobby's game with its page: toasts, sounds, refetching and navigation. */
export function useGamePage({ screen, lobbyId, link, me, isUnanswered }: Options): GamePage {
  const navigate = useNavigate();
  const notify = useNotify();
  const { playCue, stopAll } = useSound();
  const refreshAccount = useRefreshAccount();
  const refreshMatches = useRefreshMatches();
  const { refresh: refreshBalance } = useBalance();
  const play = useLobbyPlay({
    game: screen.pass,
    lobbyId,
    link,
    me,
    isUnanswered,
    onPlayerLeft: (name) =>
      notify({
        type: 'error',
        title: t`Player Left`,
        message: t`${{ name: isolated(name) }} has left the game`,
      }),
    onRefused: (message) => notify({ type: 'warning', title: t`Not possible`, message }),
    onLobby: () => navigate(lobbyPaths(screen, lobbyId).room, { replace: true }),
    onRejoin: () => navigate(joinPath(screen, lobbyId), { replace: true }),
    onSeatLost(title, message) {
      notify({ type: 'error', title, message });
      navigate(firstPath(screen), { replace: true });
    },
    staysInLobby: useStaysInLobby(screen, lobbyId),
  });
  const isOver = play.state?.gameOver === true;
  useEffect(() => {
    playCue(cues.gameOpened);
    return stopAll;
  }, [playCue, stopAll]);
  useEffect(() => {
    if (!isOver) return;
    refreshAccount();
    refreshMatches();
    refreshBalance();
  }, [isOver, refreshAccount, refreshMatches, refreshBalance]);
  const leaveFor = (address: string) => () => {
    play.leave();
    navigate(address);
  };
  return {
    ...play,
    goHome: () => navigate(paths.home()),
    newGame: leaveFor(quickPath(screen)),
    goToLobbies: leaveFor(firstPath(screen)),
  };
}
