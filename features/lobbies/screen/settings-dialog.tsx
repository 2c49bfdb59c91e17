import { t } from '@lingui/core/macro';
import { LobbyFormDialog } from './lobby-form-dialog.tsx';
import { type LobbyGame, settingOf } from './lobby-game.ts';
import type { Lobby, LobbyForm } from './lobby-link.ts';
import type { Room } from './use-room.ts';

interface Props {
  readonly game: LobbyGame;
  readonly lobby: Lobby;
  readonly room: Pick<Room, 'password' | 'settingsForm'>;
  readonly isAway: boolean;
}

/** The creation form with the settings of the lobby, which it changes. */
export function SettingsDialog({ game, lobby, room: { password, settingsForm }, isAway }: Props) {
  const { name, hasPassword, maxPlayers, guessTime, quickPlay = false } = lobby;
  const form: LobbyForm = {
    name,
    // An unknown password has to be entered again.
    password: hasPassword ? (password ?? '') : null,
    maxPlayers,
    guessTime,
    quickPlay,
    setting: settingOf(game, lobby),
  };
  return (
    <LobbyFormDialog
      game={game}
      texts={{
        title: t`Change settings`,
        intro: t`All members see the new settings at once, and have to be ready again.`,
        submit: t`Save settings`,
      }}
      initial={form}
      isBusy={settingsForm.isBusy || isAway}
      refusedName={settingsForm.refusedName}
      onSubmit={(changed) => settingsForm.submit(changed, form)}
      onClose={settingsForm.close}
    />
  );
}
