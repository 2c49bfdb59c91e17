import { Icon } from '@hub/ui/art/icon.tsx';
import { classNames } from '@hub/ui/class-names.ts';
import { PlayerAvatar } from '@hub/ui/emblem/player-avatar.tsx';
import { Card } from '@hub/ui/surfaces/card.tsx';
import { CardHeader } from '@hub/ui/surfaces/card-header.tsx';
import { Chip } from '@hub/ui/text/chip.tsx';
import { signedFigure } from '@hub/ui/text/figure-format.ts';
import { Username } from '@hub/ui/text/username.tsx';
import { plural, t } from '@lingui/core/macro';
import { Check, Minus } from 'lucide-react';
import type { CSSProperties } from 'react';
import type { ClashPlayer, ClashState } from '../game.ts';
import { type ResultsStage, ranking, shownPoints } from './clash-view.ts';
import styles from './scoreboard.module.css';

interface Props {
  readonly state: ClashState;
  readonly me: string;
  readonly stage: ResultsStage;
}

/** List of players with their points, how far these are on the way to the goal, and whether they have guessed. */
export function Scoreboard({ state, me, stage: { showsGains } }: Props) {
  const isShowing = state.action === 'showResults';
  const pointsOf = (player: ClashPlayer) => shownPoints(player, !isShowing || showsGains);
  return (
    <Card as="aside" aria-labelledby="clash-scores" className={isShowing ? undefined : styles['strip']}>
      <CardHeader id="clash-scores" title={t`Scoreboard`} className={styles['head']}>
        {state.isPractice && <Chip>{t`Against bots`}</Chip>}
        <span className="label num">
          {t`first to ${plural({ points: state.winPoints }, { other: '# points' })}`}
        </span>
      </CardHeader>
      <ol className={styles['scores']}>
        {ranking(state.players, !isShowing || showsGains).map((player) => (
          <li
            key={player.seat}
            data-own={player.id === me || undefined}
            style={{ '--way': Math.min(1, pointsOf(player) / state.winPoints) } as CSSProperties}
          >
            <span className={styles['points']}>{pointsOf(player)}</span>
            <span className={styles['who']}>
              <PlayerAvatar player={player} size={40} className={styles['avatar']} />
              <b className="clip">
                <Username name={player.name} effect={player.usernameEffect} />
              </b>
            </span>
            <Mark player={player} isShowing={isShowing} showsGains={showsGains} />
            <i aria-hidden className={styles['way']} />
          </li>
        ))}
      </ol>
    </Card>
  );
}

interface MarkProps {
  readonly player: ClashPlayer;
  readonly isShowing: boolean;
  readonly showsGains: boolean;
}

/** Status beside a name: left, away, points gained, or whether the player has guessed. */
function Mark({ player, isShowing, showsGains }: MarkProps) {
  const { hasLeft, connected, points, hasGuessed } = player;
  if (hasLeft || !connected)
    return (
      <span className={styles['mark']}>
        {hasLeft ? t({ message: 'Left', comment: 'Of a player who has left.' }) : t`Away`}
      </span>
    );
  if (isShowing && showsGains && points > 0)
    return <span className={classNames('num', styles['mark'], styles['good'])}>{signedFigure(points)}</span>;
  return (
    <span className={classNames(styles['mark'], hasGuessed && styles['good'])}>
      <Icon
        of={hasGuessed ? Check : Minus}
        size="small"
        label={hasGuessed ? t`has guessed` : t`no guess yet`}
      />
    </span>
  );
}
