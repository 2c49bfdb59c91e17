import { t } from '@lingui/core/macro';
import { ArrowLeft, Dumbbell, WifiOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Button } from '../controls/button.tsx';
import { Chip } from '../text/chip.tsx';
import { CountdownTimer } from '../text/countdown-timer.tsx';
import { mediumDay } from '../text/day-format.ts';
import styles from './daily-head.module.css';
import type { Practice } from './ending.ts';

interface Props {
  readonly title: string;
  readonly line: string;
  /** Time until the next puzzle opens. */
  readonly remainingMs: number;
  /** The player's Blue Essence. */
  readonly balance: ReactNode;
  readonly isReconnecting: boolean;
  /** Takes the place of the time and the balance, which practice does not concern. */
  readonly practice: Practice | undefined;
  /** Whether there is a guess: on a phone the head is one line then. */
  readonly isPlaying: boolean;
  /** Until when the puzzle counts, from midnight on. */
  readonly closing: ReactNode;
}

/** Title and description of the game, with the time and the balance at the right. */
export function DailyHead(props: Props) {
  const { title, line, remainingMs, balance, isReconnecting, practice, closing } = props;
  return (
    <header className={classNames(styles['head'], props.isPlaying && styles['playing'])}>
      <div className={styles['title']}>
        <h1>{title}</h1>
        <p>{line}</p>
        <div className={styles['closing']}>{closing}</div>
      </div>
      <div className={styles['meta']}>
        {isReconnecting && (
          <Chip color="var(--danger)" icon={WifiOff} live className={styles['lost']}>
            {t`Reconnecting…`}
          </Chip>
        )}
        {practice ? (
          <>
            <Chip color="var(--frost-400)" icon={Dumbbell}>
              {t`Practice of ${{ day: mediumDay(practice.day) }}: counts for nothing`}
            </Chip>
            <Button size="small" icon={ArrowLeft} onClick={practice.onLeave}>
              {t`Archive`}
            </Button>
          </>
        ) : (
          <>
            <CountdownTimer
              label={t`Next Rift Opening`}
              remainingMs={remainingMs}
              className={classNames('cut', styles['clock'])}
            />
            <div className={styles['balance']}>{balance}</div>
          </>
        )}
      </div>
    </header>
  );
}
