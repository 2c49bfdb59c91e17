import type { Comparison } from '@hub/protocol/http/comparison';
import { t } from '@lingui/core/macro';
import { ArrowLeft, RotateCcw, Trophy } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { classNames } from '../class-names.ts';
import { Button } from '../controls/button.tsx';
import { IconButton } from '../controls/icon-button.tsx';
import { Chip } from '../text/chip.tsx';
import { formatFigure } from '../text/figure-format.ts';
import { PracticeChip } from '../text/practice-chip.tsx';
import { RewardLine } from '../text/reward-line.tsx';
import { ResultModal } from './result-modal.tsx';
import styles from './score-result.module.css';
import { StatCard } from './stat-card.tsx';

/** How a score compares with others. */
export interface ScoreComparison {
  /** The player's previous best score; undefined until known. */
  readonly bestBefore: number | undefined;
  /** Other players and own runs; undefined until known. */
  readonly comparison?: Comparison | undefined;
}

interface Props {
  readonly open: boolean;
  readonly score: number;
  readonly bestBefore: number | undefined;
  /** Label of the best score. */
  readonly bestLabel: string;
  readonly reward: number;
  /** Why the reward is lower than the score would earn. */
  readonly rewardNote?: string | undefined;
  /** The balance including the reward, when known. */
  readonly shownBalance: number | undefined;
  /** The control that shares the game; not shown for practice. */
  readonly share?: ReactNode;
  /** Set for practice, which is compared with nothing: leads to a game that counts. */
  readonly onCounting?: (() => void) | undefined;
  readonly onAgain: () => void;
  /** Who else plays again, above the buttons. */
  readonly againNote?: string | undefined;
  /** On the button while the player has asked to play again. */
  readonly waiting?: string | undefined;
  readonly onHome: () => void;
  /** Picture of the score. */
  readonly picture: ReactNode;
  /** The comparison with other scores. */
  readonly children: ReactNode;
}

/** Result dialog of a score game: the score, its comparison, the reward, and a button to play again. */
export function ScoreResult({ open, score, bestBefore, picture, children, onHome, ...props }: Props) {
  const again = useRef<HTMLButtonElement>(null);
  const { onCounting } = props;
  const isBest = onCounting === undefined && bestBefore !== undefined && score > bestBefore;
  return (
    <ResultModal
      open={open}
      onClose={onHome}
      title={t`Game Over`}
      initialFocus={again}
      className={styles['result']}
      topClassName={styles['top']}
      top={
        <>
          <p className={styles['title']} aria-hidden>
            {t`Game Over`}
          </p>
          {picture}
          {isBest && (
            <Chip color="var(--gold-400)" icon={Trophy}>
              {t`New highscore`}
            </Chip>
          )}
          {onCounting && <PracticeChip full />}
        </>
      }
    >
      {onCounting === undefined && (
        <>
          {children}
          <div className={styles['pair']}>
            <StatCard
              icon={Trophy}
              figure={formatFigure(Math.max(bestBefore ?? 0, score))}
              label={props.bestLabel}
            />
            {props.reward > 0 && <RewardLine gained={props.reward} balance={props.shownBalance} />}
          </div>
        </>
      )}
      {props.rewardNote !== undefined && <p className={styles['note']}>{props.rewardNote}</p>}
      {props.againNote !== undefined && <output className={styles['note']}>{props.againNote}</output>}
      <div className={classNames(styles['actions'], onCounting && styles['practice'])}>
        <Button
          ref={again}
          variant="gold"
          size="large"
          icon={RotateCcw}
          block
          busy={props.waiting !== undefined}
          onClick={props.onAgain}
        >
          {props.waiting ?? t`Play Again`}
        </Button>
        {onCounting ? (
          <Button size="large" className={styles['counting']} onClick={onCounting}>
            {t`Play for score`}
          </Button>
        ) : (
          props.share
        )}
        <IconButton variant="neutral" size="large" icon={ArrowLeft} label={t`Home`} onClick={onHome} />
      </div>
    </ResultModal>
  );
}
