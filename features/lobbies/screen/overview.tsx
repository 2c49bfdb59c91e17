import { CHARACTERS } from '@hub/engine/wire/bots';
import { Button } from '@hub/ui/controls/button.tsx';
import { Loading } from '@hub/ui/feedback/loading.tsx';
import type { LobbyPart, VersusScreen } from '@hub/ui/screens/screen.ts';
import { useNavigate, useSearch } from '@hub/web/links/navigation.ts';
import { firstPath, lobbyPaths, QUICK } from '@hub/web/links/paths.ts';
import { useNotify } from '@hub/web/notifications/use-notify.ts';
import { usePlayer } from '@hub/web/session/use-session.ts';
import { useSound } from '@hub/web/sound/sound-context.ts';
import * as cues from '@hub/web/sound/sound-map.ts';
import { t } from '@lingui/core/macro';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useBotRecord } from '../../places/bot-record.ts';
import { BotsChoice } from './bots-choice.tsx';
import { Characters } from './characters.tsx';
import { disconnectReasonOf } from './disconnect-reason.tsx';
import { LobbyFormDialog, presetForm } from './lobby-form-dialog.tsx';
import { type LobbyGame, lobbyGame } from './lobby-game.ts';
import { type LobbySummary, useLobbyLink } from './lobby-link.ts';
import { LobbyHero, LobbyList } from './lobby-list.tsx';
import { PasswordDialog } from './password-dialog.tsx';
import { useQuickBots } from './quick-bots.ts';
import { QuickPlayButton } from './quick-play-button.tsx';
import { useLobbies } from './use-lobbies.ts';

/** The lobbies of a game. `?join=` in the address is a shared link: joins that lobby at once. */
export const lobbiesPage = (screen: VersusScreen, part: LobbyPart) =>
  function LobbiesPage() {
    return <LobbyOverview game={lobbyGame(screen, part)} />;
  };

function LobbyOverview({ game }: { readonly game: LobbyGame }) {
  const { screen } = game;
  const link = useLobbyLink(game.endpoint);
  const { name, player_id: me } = usePlayer();
  const { playCue } = useSound();
  const notify = useNotify();
  const navigate = useNavigate();
  const search = useSearch();
  const [isCreating, setIsCreating] = useState(false);
  const [list, setList] = useState<readonly LobbySummary[]>();
  const [quickBots, setQuickBots] = useQuickBots();
  const record = useBotRecord(screen.game.id);
  const forgetLink = () => {
    if (search.has('join') || search.has(QUICK)) navigate(firstPath(screen), { replace: true });
  };
  const lobbies = useLobbies({
    game: screen.pass,
    link,
    wanted: search.get('join') ?? undefined,
    quick: search.has(QUICK)
      ? { bots: quickBots, first: CHARACTERS.find((one) => one === search.get(QUICK)) }
      : undefined,
    sendForm: ({ setting, ...form }) =>
      link.send({
        action: 'createLobby',
        payload: { ...form, [screen.game.lobby.gameSettingName]: setting },
      }),
    onEnter(lobbyId, isNew) {
      if (isNew) playCue(cues.lobbyCreated);
      navigate(lobbyPaths(screen, lobbyId).room, { replace: search.has('join') || search.has(QUICK) });
    },
    onRefused(title, message) {
      notify({ type: 'error', title, message });
      forgetLink();
    },
  });
  // The list rests behind the form, whose button would move with it.
  if (!isCreating && list !== lobbies.list) setList(lobbies.list);
  // The table that quick play opens for this player is entered the next moment.
  const shown = list?.filter(({ owner }) => !lobbies.isSeeking || owner !== me);
  const { state } = link;
  const disconnectReason = disconnectReasonOf(link);
  if (disconnectReason) return disconnectReason;
  const ways = (
    <>
      <QuickPlayButton
        isBusy={lobbies.isSeeking}
        isAway={state !== 'open'}
        onPlay={() => lobbies.quickPlay(quickBots)}
      />
      <Button size="large" icon={Plus} onClick={() => setIsCreating(true)}>
        {t`Create New Lobby`}
      </Button>
    </>
  );
  return (
    <>
      <LobbyHero game={game} ways={shown !== undefined && shown.length > 0 && ways} />
      {shown === undefined ? (
        <Loading text={state === 'reconnecting' ? t`Reconnecting…` : t`Looking for lobbies...`} />
      ) : (
        <>
          <LobbyList
            game={game}
            lobbies={shown}
            isAway={state !== 'open'}
            joining={lobbies.joining}
            onJoin={lobbies.join}
            ways={ways}
          />
          <Characters game={screen.game} record={record}>
            <BotsChoice value={quickBots} onChange={setQuickBots} />
          </Characters>
        </>
      )}
      {isCreating && (
        <LobbyFormDialog
          game={game}
          texts={{
            title: t`Create New Lobby`,
            intro: t`You own the lobby. Everyone in the list can join unless you set a password.`,
            submit: t`Create Lobby`,
          }}
          initial={presetForm(game, name)}
          isBusy={lobbies.isCreating || state !== 'open'}
          refusedName={lobbies.refusedName}
          onSubmit={lobbies.create}
          onClose={() => setIsCreating(false)}
        />
      )}
      {lobbies.passwordPrompt && (
        <PasswordDialog
          key={lobbies.passwordPrompt.lobbyId}
          passwordPrompt={lobbies.passwordPrompt}
          onSubmit={lobbies.submitPassword}
          onCancel={() => {
            lobbies.cancelPassword();
            forgetLink();
          }}
        />
      )}
    </>
  );
}
