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
/** Degrees that an avatar needs. */
const AVATAR = 11;
const MARKS = 5;

const turned = (degrees: number) => ({ '--at': `${degrees - SWEEP / 2}deg` }) as CSSProperties;

/** The way to the goal around the dial, with every player at their points. The scoreboard tells the same in words. */
export function ScoreArc({ state: { players, winPoints }, me }: Props) {
  const climbing = ranking(players).toReversed();
  const places = spread(
    climbing.map(({ totalPoints }) => (SWEEP * Math.min(totalPoints, winPoints)) / winPoints),
    AVATAR,
    SWEEP,
  );
  return (
    <div className={styles['arc']} aria-hidden>
      <svg viewBox="0 0 200 200">
        <path d="M36.4 163.6a90 90 0 1 1 127.2 0" />
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
