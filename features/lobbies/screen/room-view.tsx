import type { LobbyPlayer } from '@hub/engine/wire/lobbies';
import { Icon } from '@hub/ui/art/icon.tsx';
import { Scene } from '@hub/ui/art/scene.tsx';
import { Button } from '@hub/ui/controls/button.tsx';
import { PlayerAvatar } from '@hub/ui/emblem/player-avatar.tsx';
import { listOf } from '@hub/ui/language/formatters.ts';
import { Card } from '@hub/ui/surfaces/card.tsx';
import { isolated } from '@hub/ui/text/isolated.ts';
import { Tag } from '@hub/ui/text/tag.tsx';
import { PHONE, useMediaQuery } from '@hub/ui/use-media-query.ts';
import { t } from '@lingui/core/macro';
import { ChevronDown, ChevronRight, LogOut } from 'lucide-react';
import type { ReactNode } from 'react';
import type { LobbyGame } from './lobby-game.ts';
import { isFullOfPlayers, type Lobby } from './lobby-link.ts';
import { LobbySettings } from './lobby-settings.tsx';
import styles from './room-view.module.css';
import { Seats } from './seats.tsx';
import { ShareLink } from './share-link.tsx';
import { shownName } from './shown-name.ts';
import type { Room } from './use-room.ts';

interface Props {
  readonly game: LobbyGame;
  readonly lobby: Lobby;
  readonly room: Room;
  /** Public id of the player. */
  readonly me: string;
  readonly isAway: boolean;
  /** Link to the game's lobby list. */
  readonly lobbiesLink: ReactNode;
  /** Players to invite. */
  readonly people: ReactNode;
  /** Something to do while waiting; `isFirst`: nothing else is left to do. */
  readonly renderMeanwhile: (isFirst: boolean) => ReactNode;
  readonly onLeave: () => void;
  /** Calls the moderators about a player, or about the lobby. */
  readonly report: (about?: LobbyPlayer) => ReactNode;
}

/** The page of a lobby for its members. */
export function RoomView(props: Props) {
  const { game, lobby, room, me, isAway, lobbiesLink, people, renderMeanwhile, onLeave, report } = props;
  const isReady = lobby.players.some(({ id, status }) => id === me && status === 1);
  // The rules are open from the start where the window has space for them.
  const hasRoom = useMediaQuery('(min-width: 1100px) and (min-height: 821px)');
  const isPhone = useMediaQuery(PHONE);
  const isFull = isFullOfPlayers(lobby);
  const share = <ShareLink isFirst={isReady && !isFull} />;
  return (
    <div className={styles['page']}>
      <div className={styles['top']}>
        <nav className={styles['crumb']} aria-label={t`Breadcrumb`}>
          {lobbiesLink}
          <Icon of={ChevronRight} size="small" />
          <span aria-current="page">{t`Lobby`}</span>
        </nav>
        {lobby.owner !== me && report()}
        <Button variant="quiet" size="small" icon={LogOut} onClick={onLeave}>
          {t`Leave lobby`}
        </Button>
      </div>
      <div className={styles['room']}>
        <div className={styles['table']}>
          <Card aria-label={t`Players`} className={styles['players']}>
            <header className={styles['head']}>
              <Scene src={game.screen.scene} eager className={styles['scene']} />
              <h1>
                <bdi className={styles['name']}>{shownName(lobby.name)}</bdi>
                {lobby.hasPassword && <Tag name="Private" />}
              </h1>
              <p>
                {isAway
                  ? t`Reconnecting…`
                  : lobby.players.length < 2
                    ? t`At least two players are needed. The game starts when everyone is ready.`
                    : t`The game starts when everyone is ready.`}
              </p>
              <b className="num">{t`${{ players: lobby.players.length }}/${{ max: lobby.maxPlayers }} Players`}</b>
              {isPhone && share}
            </header>
            <Seats lobby={lobby} room={room} me={me} isAway={isAway} report={report} people={people} />
          </Card>
          <ReadyBar lobby={lobby} room={room} isReady={isReady} isAway={isAway}>
            {!isPhone && share}
          </ReadyBar>
        </div>
        <Card as="div" variant="sunk" className={styles['side']}>
          <LobbySettings game={game} lobby={lobby} room={room} isOwner={lobby.owner === me} isAway={isAway} />
          {renderMeanwhile(isReady && isFull)}
          <Card>
            <details className={styles['rules']} open={hasRoom}>
              <summary>
                {t`Rules`}
                <Icon of={ChevronDown} />
              </summary>
              <ul>
                {game.rules.map(({ icon, text }) => (
                  <li key={text}>
                    <Icon of={icon} />
                    {text}
                  </li>
                ))}
              </ul>
            </details>
          </Card>
        </Card>
      </div>
    </div>
  );
}

interface ReadyBarProps extends Pick<Props, 'lobby' | 'room' | 'isAway'> {
  readonly isReady: boolean;
  /** Before the button. */
  readonly children: ReactNode;
}

function ReadyBar({ lobby, room, isReady, isAway, children }: ReadyBarProps) {
  const { players } = lobby;
  const next = players.filter(({ reading }) => !reading);
  const missing = next.filter(({ status, connected }) => status === 0 || !connected);
  const readers = players.filter(({ reading }) => reading).map(({ name }) => name);
  return (
    <Card as="section" className={styles['ready']} aria-label={t`Ready`}>
      <div className={styles['readyText']}>
        <output className={styles['count']}>
          {t`${{ ready: next.length - missing.length }} of ${{ all: next.length }} ready`}
        </output>
        <p>
          {players.length < 2
            ? t`Waiting for at least one more player.`
            : isReady
              ? missing.length === 0 && readers.length > 0
                ? t`Still at the result of the last game: ${{ names: listOf(readers.map(isolated), 'narrow') }}.`
                : t`Waiting for ${{
                    names: listOf(
                      missing.map(({ name }) => isolated(name)),
                      'narrow',
                    ),
                  }}.`
              : t`Ready up to start the 3-2-1 countdown.`}
        </p>
        <span className={styles['missing']}>
          {isReady && missing.map((player) => <PlayerAvatar key={player.seat} player={player} size={32} />)}
        </span>
      </div>
      {children}
      <Button
        variant={isReady ? 'neutral' : 'gold'}
        size="large"
        aria-pressed={isReady}
        disabled={isAway}
        onClick={() => room.setReady(!isReady)}
      >
        {isReady ? t`UNREADY` : t`READY`}
      </Button>
    </Card>
  );
}
