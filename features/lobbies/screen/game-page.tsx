import { Loading } from '@hub/ui/feedback/loading.tsx';
import { listOf } from '@hub/ui/language/formatters.ts';
import type { VersusPlay, VersusScreen } from '@hub/ui/screens/screen.ts';
import { isolated } from '@hub/ui/text/isolated.ts';
import { useParams } from '@hub/web/links/navigation.ts';
import { lobbyPaths } from '@hub/web/links/paths.ts';
import { useLeaveGuard } from '@hub/web/links/use-leave-guard.ts';
import { usePlayer } from '@hub/web/session/use-session.ts';
import { useSound } from '@hub/web/sound/sound-context.ts';
import { t } from '@lingui/core/macro';
import { useContent } from '../../play/screen/use-content.ts';
import { useShare } from '../../play/screen/use-share.tsx';
import { disconnectReasonOf } from './disconnect-reason.tsx';
import { LeaveDialog } from './leave-dialog.tsx';
import { type LobbyGameState, useLobbyLink } from './lobby-link.ts';
import { RematchCard } from './rematch-card.tsx';
import { GoOverlay } from './start-overlay.tsx';
import { useTurnSignal } from './turn-signal.ts';
import { useGamePage } from './use-game-page.ts';

/** The page on which a versus game is played. */
export const versusGamePage = (
  screen: VersusScreen,
  { Playing, isMyTurn, isUnanswered, endpoint }: VersusPlay,
) =>
  function VersusGamePage() {
    const { id: lobbyId = '' } = useParams();
    const link = useLobbyLink(endpoint);
    const { player_id: me } = usePlayer();
    const { playCue, stopAll } = useSound();
    const content = useContent();
    const renderShare = useShare(screen);
    const game = useGamePage({ screen, lobbyId, link, me, isUnanswered });
    const state = game.state as never;
    useTurnSignal({
      isMyTurn: state !== undefined && isMyTurn(state, me),
      text: t`Your turn!`,
      play: () => playCue('ingameNotification'),
    });
    const guard = useLeaveGuard({
      // Who is out or reads the result gives up nothing; the menu leads back into a running game.
      isActive: (game.state === undefined || isStillPlaying(game.state, me)) && link.state !== 'replaced',
      asksLinks: false,
      staysAt: (pathname) => Object.values(lobbyPaths(screen, lobbyId)).includes(pathname),
    });
    const question = guard.isAsking && <LeaveDialog what="game" onStay={guard.stay} onLeave={guard.leave} />;
    const disconnectReason = disconnectReasonOf(link);
    if (disconnectReason) return disconnectReason;
    if (state === undefined)
      return (
        <GoOverlay screen={screen}>
          {question}
          <Loading
            text={t`Waiting for players...`}
            hint={
              game.waitingFor.length === 0
                ? undefined
                : t`Not there yet: ${{ names: listOf(game.waitingFor.map(isolated), 'narrow') }}`
            }
            onRetry={null}
          />
        </GoOverlay>
      );
    const playing = (
      <Playing
        content={content}
        lobbyId={lobbyId}
        state={state}
        endsAt={game.endsAt}
        me={me}
        isAway={link.state !== 'open'}
        refusal={game.refusal}
        play={playCue}
        stop={stopAll}
        renderShare={renderShare}
        send={game.send}
        isSending={game.isSending}
        onPlayAgain={game.playAgain}
        onNewGame={game.newGame}
        onLeave={game.goToLobbies}
        onHome={game.goHome}
      />
    );
    return (
      <>
        {playing}
        {game.rematch && <RematchCard rematch={game.rematch} onJoin={game.playAgain} />}
        {question}
      </>
    );
  };

/** Whether a player can still win the running game. */
const isStillPlaying = ({ gameOver, players }: LobbyGameState, me: string): boolean =>
  !gameOver && players.some((player) => player.id === me && !('lives' in player && player.lives === 0));
