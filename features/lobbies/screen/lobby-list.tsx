import { LOBBY_PLAYERS_MAX, LOBBY_PLAYERS_MIN } from '@hub/engine/wire/limits';
import { Icon } from '@hub/ui/art/icon.tsx';
import { Scene } from '@hub/ui/art/scene.tsx';
import { classNames } from '@hub/ui/class-names.ts';
import { Button } from '@hub/ui/controls/button.tsx';
import { PlayerAvatar } from '@hub/ui/emblem/player-avatar.tsx';
import { EmptyScene } from '@hub/ui/feedback/empty-scene.tsx';
import { Card } from '@hub/ui/surfaces/card.tsx';
import { Chip } from '@hub/ui/text/chip.tsx';
import { isolated } from '@hub/ui/text/isolated.ts';
import { Tag } from '@hub/ui/text/tag.tsx';
import { plural, t } from '@lingui/core/macro';
import { Timer, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { type LobbyGame, settingOf } from './lobby-game.ts';
import type { LobbySummary } from './lobby-link.ts';
import styles from './lobby-list.module.css';
import { shownName } from './shown-name.ts';

interface HeroProps {
  readonly game: LobbyGame;
  /** The ways to play, unless the empty list shows them. */
  readonly ways: ReactNode;
}

/** Header of the lobby list: the game, and the buttons that play at once or create a lobby. */
export function LobbyHero({ game, ways }: HeroProps) {
  return (
    <Card as="header" className={styles['hero']}>
      <Scene src={game.screen.scene} eager className={styles['scene']} />
      <div>
        <h1>{game.title}</h1>
        <p className={styles['line']}>{game.line}</p>
        <p className={styles['tags']}>
          {game.screen.game.tags.map((name) => (
            <Tag key={name} name={name} />
          ))}
          <Chip
            icon={Users}
          >{t`${{ min: LOBBY_PLAYERS_MIN }} to ${{ max: LOBBY_PLAYERS_MAX }} players`}</Chip>
        </p>
      </div>
      {ways && <div className={styles['ways']}>{ways}</div>}
    </Card>
  );
}

interface ListProps {
  readonly game: LobbyGame;
  readonly lobbies: readonly LobbySummary[];
  readonly isAway: boolean;
  /** Id of the lobby that is being joined. */
  readonly joining: string | undefined;
  readonly onJoin: (lobby: LobbySummary) => void;
  /** The ways to play, for the empty list. */
  readonly ways: ReactNode;
}

/** All open lobbies as cards, or a hint while there are none. */
export function LobbyList({ game, lobbies, isAway, joining, onJoin, ways }: ListProps) {
  if (lobbies.length === 0)
    return <EmptyScene of="lobbies" title={t`No Active Lobbies`} text={game.emptyText} action={ways} />;
  const waiting = lobbies.reduce((sum, { players }) => sum + players.length, 0);
  return (
    <section aria-labelledby="open-lobbies">
      <div className={styles['head']}>
        <h2 id="open-lobbies">{t`Open lobbies`}</h2>
        <span className="label num">{t`${{ lobbies: lobbies.length }} open, ${plural({ players: waiting }, { one: '# player', other: '# players' })} waiting`}</span>
        {isAway ? <Chip color="var(--rose-400)">{t`Reconnecting…`}</Chip> : <Tag name="Live" />}
      </div>
      <ul className={styles['grid']}>
        {lobbies.map((lobby) => (
          <LobbyCard
            key={lobby.id}
            game={game}
            lobby={lobby}
            isJoining={joining === lobby.id}
            isBlocked={isAway || joining !== undefined}
            onJoin={() => onJoin(lobby)}
          />
        ))}
      </ul>
    </section>
  );
}

interface CardProps {
  readonly game: LobbyGame;
  readonly lobby: LobbySummary;
  readonly isJoining: boolean;
  readonly isBlocked: boolean;
  readonly onJoin: () => void;
}

function LobbyCard({ game, lobby, isJoining, isBlocked, onJoin }: CardProps) {
  const { id, hasPassword, players, maxPlayers, guessTime } = lobby;
  const name = shownName(lobby.name);
  const [setting, time] = game.facts(settingOf(game, lobby), guessTime);
  return (
    <Card as="li" className={classNames(styles['card'], hasPassword && styles['private'])}>
      <div className={styles['top']}>
        <div className={styles['names']}>
          <h3 className="clip" dir="auto">
            <bdi>{name}</bdi>
          </h3>
          <span className={classNames('num', styles['id'])}>
            <bdi>#{id}</bdi> · <b>{t`${{ players: players.length }}/${{ max: maxPlayers }} Players`}</b>
          </span>
        </div>
        <Button
          busy={isJoining}
          disabled={isBlocked}
          aria-label={t`Join ${{ name: isolated(name) }}`}
          onClick={onJoin}
        >
          {isJoining ? t`Joining...` : t`Join`}
        </Button>
      </div>
      <p className={styles['facts']}>
        <span>
          <Icon of={game.setting.icon} size="small" />
          {setting}
        </span>
        <span>
          <Icon of={Timer} size="small" />
          {time}
        </span>
        {hasPassword && <Tag name="Private" />}
        {!hasPassword && maxPlayers - players.length === 1 && (
          <Chip color="var(--gold-400)" icon={Users}>
            {t`1 seat left`}
          </Chip>
        )}
      </p>
      <Seats lobby={lobby} />
    </Card>
  );
}

function Seats({ lobby: { players, maxPlayers } }: { readonly lobby: LobbySummary }) {
  const open = Array.from({ length: Math.max(0, maxPlayers - players.length) }, (_, seat) => seat);
  return (
    <div className={styles['room']}>
      <span className="sr">{t`${{ taken: players.length }} of ${{ all: maxPlayers }} seats taken`}</span>
      <div className={styles['seats']}>
        {players.map((player) => (
          <PlayerAvatar key={player.id} player={player} size={48} />
        ))}
        {open.map((seat) => (
          <i key={seat} />
        ))}
      </div>
    </div>
  );
}
