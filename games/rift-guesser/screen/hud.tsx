import { classNames } from '@hub/ui/class-names.ts';
import { ProgressBar } from '@hub/ui/feedback/progress-bar.tsx';
import { Chip } from '@hub/ui/text/chip.tsx';
import { PracticeChip } from '@hub/ui/text/practice-chip.tsx';
import { t } from '@lingui/core/macro';
import { WifiOff } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './hud.module.css';
import { formatLife } from './life-format.ts';
import { FULL_LIFE } from './view-model.ts';

interface Props {
  readonly score: number;
  readonly life: number;
  /** The player's Blue Essence, which practice does not concern. */
  readonly balance: ReactNode;
  readonly isReconnecting: boolean;
  readonly isPractice: boolean;
}

/** Score, life and balance, above the map. */
export function Hud({ score, life, balance, isReconnecting, isPractice }: Props) {
  return (
    <header className={styles['hud']}>
      <h1 className="sr">{t`Rift Guesser`}</h1>
      <div>
        <span className={styles['label']}>{t`Score`}</span>
        <b className={styles['score']}>{score}</b>
      </div>
      <div>
        <div className={styles['line']}>
          <span className={styles['label']}>{t`Life`}</span>
          {isReconnecting && (
            <Chip color="var(--danger)" icon={WifiOff} live>
              {t`Reconnecting…`}
            </Chip>
          )}
          {isPractice && !isReconnecting && <PracticeChip />}
          <b className="num">
            {formatLife(life)}{' '}
            <span className={classNames(styles['all'], isPractice && styles['wide'])}>
              / {formatLife(FULL_LIFE)}
            </span>
          </b>
        </div>
        <LifeBar life={life} />
      </div>
      {!isPractice && <div className={styles['balance']}>{balance}</div>}
    </header>
  );
}

/** The life left; red when a missed round would end the game. */
export function LifeBar({ life }: { readonly life: number }) {
  return (
    <ProgressBar
      label={t`Life`}
      value={life}
      max={FULL_LIFE}
      valueText={t`${{ life: formatLife(life) }} of ${{ all: formatLife(FULL_LIFE) }} life`}
      color={
        life > FULL_LIFE / 2
          ? 'var(--leaf-400)'
          : life > FULL_LIFE / 5
            ? 'var(--gold-400)'
            : 'var(--rose-400)'
      }
    />
  );
}
