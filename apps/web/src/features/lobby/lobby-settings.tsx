import { Icon } from '@hub/ui/art/icon.tsx';
import { Button } from '@hub/ui/controls/button.tsx';
import { IconButton } from '@hub/ui/controls/icon-button.tsx';
import { Plate } from '@hub/ui/surfaces/plate.tsx';
import { PlateHeader } from '@hub/ui/surfaces/plate-header.tsx';
import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { lobbyTexts } from '../../messages/lobby.ts';
import { type LobbyGame, settingOf } from './lobby-game.ts';
import type { Lobby } from './lobby-link.ts';
import styles from './lobby-settings.module.css';
import type { Room } from './use-room.ts';

const texts = lobbyTexts.room;

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
    <Plate aria-labelledby="lobby-settings">
      <PlateHeader id="lobby-settings" title={texts.settings}>
        {isOwner && (
          <Button
            look="ghost"
            size="small"
            disabled={isAway || lobby.status !== 'open'}
            aria-haspopup="dialog"
            onClick={settingsForm.open}
          >
            {texts.changeSettings}
          </Button>
        )}
      </PlateHeader>
      <dl className={styles['settings']}>
        <div>
          <dt>{texts.maxPlayers}</dt>
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
          <dt>{texts.timeLimit}</dt>
          <dd>{texts.seconds(lobby.guessTime)}</dd>
        </div>
        {password !== null && <Password password={password} />}
      </dl>
    </Plate>
  );
}

function Password({ password }: { readonly password: string }) {
  const [isShown, setIsShown] = useState(false);
  const { show, hide } = lobbyTexts.password;
  return (
    <div className={styles['wide']}>
      <dt>{texts.password}</dt>
      <dd>
        {/* Always six dots, so that they do not reveal the password's length. */}
        <span className={styles['password']}>{isShown ? password : '••••••'}</span>
        <IconButton
          size="small"
          icon={isShown ? EyeOff : Eye}
          label={isShown ? hide : show}
          aria-pressed={isShown}
          onClick={() => setIsShown(!isShown)}
        />
      </dd>
    </div>
  );
}
