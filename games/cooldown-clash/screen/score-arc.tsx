import { Icon } from '@hub/ui/art/icon.tsx';
import { classNames } from '@hub/ui/class-names.ts';
import { PlayerAvatar } from '@hub/ui/emblem/player-avatar.tsx';
import { Check } from 'lucide-react';
import type { CSSProperties } from 'react';
import type { ClashState } from '../game.ts';
import { ranking } from './clash-view.ts';
import styles from './score-arc.module.css';
import { spread } from './spread.ts';

interface Props {
  readonly state: Pick<ClashState, 'players' | 'winPoints'>;
  readonly me: string;
}

/** Degrees from no points to the goal; the gap is at the bottom. */
const SWEEP = 270;
/** Degrees that an avatar needs; those of equal or close points stand beside each other. */
const AVATAR = 13;
const MARKS = 5;

/** The arc, a radius of 90 in a square of 200. */
const ARC = 'M36.4 163.6a90 90 0 1 1 127.2 0';

const point = (degrees: number, radius: number): string => {
  const angle = ((degrees - SWEEP / 2) * Math.PI) / 180;
  return `${(100 + radius * Math.sin(angle)).toFixed(1)} ${(100 - radius * Math.cos(angle)).toFixed(1)}`;
};
const turned = (degrees: number) => ({ '--at': `${degrees - SWEEP / 2}deg` }) as CSSProperties;

/** The way to the goal around the dial, with every player at their points. The scoreboard tells the same in words. */
export function ScoreArc({ state: { players, winPoints }, me }: Props) {
  const climbing = ranking(players).toReversed();
  const wanted = climbing.map(({ totalPoints }) => (SWEEP * Math.min(totalPoints, winPoints)) / winPoints);
  const places = spread(wanted, AVATAR, SWEEP);
  const own = wanted[climbing.findIndex(({ id }) => id === me)] ?? 0;
  return (
    <div className={styles['arc']} aria-hidden>
      <svg viewBox="0 0 200 200">
        <path d={ARC} className={styles['road']} />
        <path d={ARC} pathLength={SWEEP} strokeDasharray={`${own} ${2 * SWEEP}`} className={styles['way']} />
        <path d="M163.6 156l6 7.6-6 7.6-6-7.6z" className={styles['end']} />
        {climbing.map(({ seat }, index) => (
          <path
            key={seat}
            d={`M${point(wanted[index] ?? 0, 79)}L${point(wanted[index] ?? 0, 83)}L${point(places[index] ?? 0, 90)}`}
            className={styles['tick']}
          />
        ))}
      </svg>
      {Array.from({ length: MARKS + 1 }, (_, mark) => (
        <span
          key={mark}
          className={classNames('num', styles['mark'], mark === MARKS && styles['goal'])}
          style={turned((SWEEP * mark) / MARKS)}
        >
          {Math.round((winPoints * mark) / MARKS)}
        </span>
      ))}
      {climbing.map((player, index) => (
        <span
          key={player.seat}
          className={classNames(
            styles['player'],
            player.id === me && styles['me'],
            player.hasLeft && styles['gone'],
          )}
          style={turned(places[index] ?? 0)}
        >
          <PlayerAvatar player={player} size={44} />
          {player.hasGuessed && (
            <span className={styles['guessed']}>
              <Icon of={Check} size="small" />
            </span>
          )}
        </span>
      ))}
    </div>
  );
}
