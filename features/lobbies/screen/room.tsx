import type { LobbyPlayer } from '@hub/engine/wire/lobbies';
import { Loading } from '@hub/ui/feedback/loading.tsx';
import { OnDemand } from '@hub/ui/feedback/on-demand.tsx';
import type { LobbyPart, VersusScreen } from '@hub/ui/screens/screen.ts';
import { isolated } from '@hub/ui/text/isolated.ts';
import { Link } from '@hub/web/links/link.tsx';
import { useNavigate, useParams } from '@hub/web/links/navigation.ts';
import { firstPath, lobbyPaths } from '@hub/web/links/paths.ts';
import { useLeaveGuard } from '@hub/web/links/use-leave-guard.ts';
import { useNotify } from '@hub/web/notifications/use-notify.ts';
import { usePlayer } from '@hub/web/session/use-session.ts';
import { useSound } from '@hub/web/sound/sound-context.ts';
import * as cues from '@hub/web/sound/sound-map.ts';
import { t } from '@lingui/core/macro';
import { lazy } from 'react';
import { useBotRecord } from '../../places/bot-record.ts';
import { KnownPlayers } from '../../places/known-players.ts';
import { ReportButton } from '../../places/report-button.ts';
import { disconnectReasonOf } from './disconnect-reason.tsx';
import { LeaveDialog } from './leave-dialog.tsx';
import { type LobbyGame, lobbyGame } from './lobby-game.ts';
import { isFullOfPlayers, useLobbyLink } from './lobby-link.ts';
import { Meanwhile } from './meanwhile.tsx';
import { QuickTable } from './quick-table.tsx';
import { RoomView } from './room-view.tsx';
import { shownName } from './shown-name.ts';
import { noteStart, StartOverlay } from './start-overlay.tsx';
import { useStaysInLobby } from './stays-in-lobby.ts';
import { type LobbyNotice, useRoom } from './use-room.ts';

const SettingsDialog = lazy(() =>
  import('./settings-dialog.tsx').then((code) => ({ default: code.SettingsDialog })),
);

/** Page of a lobby room; navigates to the game when it starts. */
export const lobbyRoomPage = (screen: VersusScreen, part: LobbyPart) =>
  function LobbyRoomPage() {
    return <LobbyRoom game={lobbyGame(screen, part)} />;
  };

function LobbyRoom({ game }: { readonly game: LobbyGame }) {
  const { screen } = game;
  const { id: lobbyId = '' } = useParams();
  const link = useLobbyLink(game.endpoint);
  const { player_id: me } = usePlayer();
  const { playCue } = useSound();
  const record = useBotRecord(screen.game.id);
  const navigate = useNavigate();
  const tell = useLobbyNotices();
  const notify = useNotify();
  const room = useRoom({
    game: screen.pass,
    lobbyId,
    me,
    link,
    sendSettings: ({ setting, ...change }) =>
      link.send({
        action: 'updateLobbySettings',
        payload: { lobbyId, ...change, [screen.game.lobby.gameSettingName]: setting },
      }),
    onNotice: tell,
    onGame() {
      noteStart();
      navigate(lobbyPaths(screen, lobbyId).game, { replace: true });
    },
    onSeatLost(title, message) {
      notify({ type: 'error', title, message });
      navigate(firstPath(screen), { replace: true });
    },
    staysInLobby: useStaysInLobby(screen, lobbyId),
  });
  const guard = useLeaveGuard({
    isActive: room.lobby !== undefined && link.state !== 'replaced',
    asksLinks: true,
    staysAt: (pathname) => Object.values(lobbyPaths(screen, lobbyId)).includes(pathname),
  });
  const { state } = link;
  const disconnectReason = disconnectReasonOf(link);
  if (disconnectReason) return disconnectReason;
  const { lobby } = room;
  if (lobby === undefined) return <Loading text={t`Entering the lobby...`} />;
  const leave = () =>
    guard.ask(() => {
      room.leave();
      navigate(firstPath(screen));
    });
  const question = guard.isAsking && <LeaveDialog what="lobby" onStay={guard.stay} onLeave={guard.leave} />;
  const report = (player?: LobbyPlayer) =>
    ReportButton && (
      <ReportButton
        word={t({ message: 'Report', comment: 'Begins the label of the button, as the other words do.' })}
        reported={{
          kind: player ? 'player' : 'lobby',
          id: player?.id ?? lobbyId,
          name: player?.name ?? shownName(lobby.name),
          place: 'lobby',
        }}
      />
    );
  if (lobby.status !== 'open' && lobby.quickStart)
    return (
      <>
        <QuickTable
          title={game.title}
          lobby={lobby}
          me={me}
          record={record}
          endsAt={lobby.status === 'starting' ? room.endsAt : undefined}
          onLeave={leave}
        />
        {question}
      </>
    );
  return (
    <>
      <RoomView
        game={game}
        lobby={lobby}
        room={room}
        me={me}
        isAway={state !== 'open'}
        people={
          KnownPlayers &&
          !isFullOfPlayers(lobby) && (
            <KnownPlayers as="strip" offer={{ kind: 'lobby', game: screen.game.id, gameId: lobbyId }} />
          )
        }
        renderMeanwhile={(isFirst) => <Meanwhile isFirst={isFirst} />}
        lobbiesLink={<Link to={firstPath(screen)}>{game.title}</Link>}
        onLeave={leave}
        report={report}
      />
      {room.settingsForm.isOpen && (
        <OnDemand>
          <SettingsDialog game={game} lobby={lobby} room={room} isAway={state !== 'open'} />
        </OnDemand>
      )}
      {/* Also until the game is there: the room must not come back for a moment. */}
      {lobby.status !== 'open' && (
        <StartOverlay screen={screen} endsAt={room.endsAt} onDigit={() => playCue(cues.timerTicked)} />
      )}
      {question}
    </>
  );
}

/** Returns a function that shows a lobby event as a toast, with a sound when a player joins. */
function useLobbyNotices(): (notice: LobbyNotice) => void {
  const notify = useNotify();
  const { playCue } = useSound();
  return (notice) => {
    if (notice.type === 'refused')
      return notify({ type: 'warning', title: t`Not possible`, message: notice.message });
    if (notice.type === 'joined') {
      playCue(cues.playerJoined);
      return notify({
        type: 'player',
        title: t`Player Joined`,
        message: t`${{ name: isolated(notice.name) }} has joined the lobby`,
      });
    }
    if (notice.type === 'settings')
      return notify({ type: 'info', title: t`New settings`, message: t`The owner changed the settings` });
    if (notice.type === 'owner') {
      const message =
        notice.name === ''
          ? t`You own the lobby now`
          : t`${{ name: isolated(notice.name) }} owns the lobby now`;
      return notify({ type: 'info', title: t`New owner`, message });
    }
    const message =
      notice.type === 'left'
        ? t`${{ name: isolated(notice.name) }} has left the game`
        : t`${{ name: isolated(notice.name) }} was removed from the lobby`;
    return notify({ type: 'error', title: t`Player Left`, message });
  };
}
