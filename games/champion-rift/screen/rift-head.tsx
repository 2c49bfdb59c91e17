import { Chip } from '@hub/ui/text/chip.tsx';
import { CountdownTimer } from '@hub/ui/text/countdown-timer.tsx';
import { WifiOff } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './rift-head.module.css';
import { championRiftTexts as texts } from './texts.ts';

interface Props {
  /** Time until the next rift opens. */
  readonly remainingMs: number;
  /** The player's Blue Essence. */
  readonly balance: ReactNode;
  readonly isReconnecting: boolean;
}

/** Title and description of the game, with the time and the balance at the right. */
export function RiftHead({ remainingMs, balance, isReconnecting }: Props) {
  return (
    <header className={styles['head']}>
      <div className={styles['title']}>
        <h1>{texts.title}</h1>
        <p>{texts.line}</p>
      </div>
      <div className={styles['meta']}>
        {isReconnecting && (
          <Chip color="var(--danger)" icon={WifiOff} live className={styles['lost']}>
            {texts.reconnecting}
          </Chip>
        )}
        <CountdownTimer label={texts.nextRift} remainingMs={remainingMs} />
        <div className={styles['balance']}>{balance}</div>
      </div>
    </header>
  );
}
