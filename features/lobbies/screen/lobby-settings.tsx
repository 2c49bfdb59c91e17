import { Icon } from '@hub/ui/art/icon.tsx';
import { Button } from '@hub/ui/controls/button.tsx';
import { IconButton } from '@hub/ui/controls/icon-button.tsx';
import { Card } from '@hub/ui/surfaces/card.tsx';
import { CardHeader } from '@hub/ui/surfaces/card-header.tsx';
import { t } from '@lingui/core/macro';
import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { type LobbyGame, settingOf } from './lobby-game.ts';
import type { Lobby } from './lobby-link.ts';
import styles from './lobby-settings.module.css';
import type { Room } from './use-room.ts';

interface Props {
  readonly game: LobbyGame;
  readonly lobby: Lobby;
  readonly room: Pick<Room, 'password' | 'settingsForm'>;
  readonly isOwner: boolean;
  readonly isAway: boolean;
}

/** The lobby's settings, which its owner can change; the password is masked until the player shows it. */
export function LobbySettings({ game, lobby, room, isOwner, isAway }: Props) {
  const { password, settingsForm } = room;
  return (
    <Card aria-labelledby="lobby-settings">
      <CardHeader id="lobby-settings" title={t`Settings`}>
        {isOwner && (
          <Button
            variant="ghost"
            size="small"
            disabled={isAway || lobby.status !== 'open'}
            aria-haspopup="dialog"
            onClick={settingsForm.open}
          >
            {t`Change settings`}
          </Button>
        )}
      </CardHeader>
      <dl className={styles['settings']}>
        <div>
          <dt>{t`Max Players`}</dt>
          <dd>{lobby.maxPlayers}</dd>
        </div>
        <div>
          <dt>{game.setting.roomLabel}</dt>
          <dd>
            <span className={styles['icon']}>
              <Icon of={game.setting.icon} size="small" />
            </span>
            {settingOf(game, lobby)}
          </dd>
        </div>
        <div>
          <dt>{t`Time Limit`}</dt>
          <dd>{t`${{ seconds: lobby.guessTime }} s`}</dd>
        </div>
        {password !== null && <Password password={password} />}
      </dl>
    </Card>
  );
}

function Password({ password }: { readonly password: string }) {
  const [isShown, setIsShown] = useState(false);
  return (
    <div className={styles['wide']}>
      <dt>{t`Password`}</dt>
      <dd>
        {/* Always six dots, so that they do not reveal the password's length. */}
        <span className={styles['password']}>{isShown ? password : '••••••'}</span>
        <IconButton
          size="small"
          icon={isShown ? EyeOff : Eye}
          label={isShown ? t`Hide password` : t`Show password`}
          aria-pressed={isShown}
          onClick={() => setIsShown(!isShown)}
        />
      </dd>
    </div>
  );
}
