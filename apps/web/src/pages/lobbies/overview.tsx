import { Loading } from '@hub/ui/feedback/loading.tsx';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { CreateDialog, presetForm } from '../../features/lobby/create-dialog.tsx';
import type { LobbyForm, LobbyLink } from '../../features/lobby/lobby-link.ts';
import { LobbyHero, LobbyList } from '../../features/lobby/lobby-list.tsx';
import { PasswordDialog } from '../../features/lobby/password-dialog.tsx';
import { useLobbies } from '../../features/lobby/use-lobbies.ts';
import { useNotify } from '../../features/notifications/use-notify.ts';
import { usePlayer } from '../../features/session/use-session.ts';
import { useSound } from '../../features/sound/sound-context.ts';
import { SOUND_MAP } from '../../features/sound/sound-map.ts';
import { lobbyTexts as texts } from '../../messages/lobby.ts';
import type { LobbySite } from './lobby-games.ts';
import { partingOf } from './parting.tsx';

/** Bots of a lobby that is for practice. */
const PRACTICE_BOTS = 2;

interface Props {
  readonly site: LobbySite;
  readonly link: LobbyLink;
  readonly sendForm: (form: LobbyForm) => void;
}

/** The lobbies of a game (games 2). `?join=` of the address is a shared link: that lobby is joined at once. */
export function LobbyOverview({ site, link, sendForm }: Props) {
  const { game } = site;
  const { name } = usePlayer();
  const { playCue } = useSound();
  const notify = useNotify();
  const navigate = useNavigate();
  const [search, setSearch] = useSearchParams();
  const [isCreating, setIsCreating] = useState(false);
  const forgetLink = () => {
    if (search.has('join')) setSearch({}, { replace: true });
  };
  const lobbies = useLobbies({
    game: game.name,
    link,
    wanted: search.get('join') ?? undefined,
    sendForm,
    onEnter(lobbyId, isNew) {
      if (isNew) playCue(SOUND_MAP.lobbyCreated);
      void navigate(site.roomPath(lobbyId), { replace: search.has('join') });
    },
    onRefused(title, message) {
      notify({ type: 'error', title, message });
      forgetLink();
    },
  });
  const practise = () =>
    lobbies.create({ ...presetForm(game, name), maxPlayers: PRACTICE_BOTS + 1 }, PRACTICE_BOTS);
  const { state } = link;
  const parting = partingOf(link);
  if (parting) return parting;
  return (
    <>
      <LobbyHero game={game} onCreate={() => setIsCreating(true)} />
      {lobbies.list === undefined ? (
        <Loading text={state === 'away' ? texts.list.away : texts.list.loading} />
      ) : (
        <LobbyList
          game={game}
          lobbies={lobbies.list}
          isAway={state !== 'open'}
          joining={lobbies.joining}
          onJoin={lobbies.join}
          onCreate={() => setIsCreating(true)}
          onPractise={practise}
        />
      )}
      {isCreating && (
        <CreateDialog
          game={game}
          player={name}
          isBusy={lobbies.isCreating || state !== 'open'}
          refusedName={lobbies.refusedName}
          onCreate={lobbies.create}
          onClose={() => setIsCreating(false)}
        />
      )}
      {lobbies.asking && (
        <PasswordDialog
          key={lobbies.asking.lobbyId}
          asking={lobbies.asking}
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
