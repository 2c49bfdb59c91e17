import { SCORE_GAME_ESSENCE_PER_DAY } from '@hub/engine/wire/limits';
import type { Comparison } from '@hub/protocol/http/comparison';
import { t } from '@lingui/core/macro';
import { ArrowLeft, RotateCcw, Trophy } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { classNames } from '../class-names.ts';
import { Button } from '../controls/button.tsx';
import { IconButton } from '../controls/icon-button.tsx';
import { formatFigure } from '../language/figure.ts';
import { ResultModal } from '../surfaces/result-modal.tsx';
import { StatCard } from '../surfaces/stat-card.tsx';
import { Chip } from '../text/chip.tsx';
import { PracticeChip } from '../text/practice-chip.tsx';
import { RewardLine } from '../text/reward-line.tsx';
import styles from './score-result.module.css';

/** How a score compares with others. */
export interface ScoreComparison {
  /** The player's previous best score; undefined until known. */
  readonly bestBefore: number | undefined;
  /** Other players and own runs; undefined until known. */
  readonly comparison?: Comparison | undefined;
}

/** What the result of every score game is told. */
export interface ScoreEnd {
  /** The finished game; undefined while the dialog is closed and there is none. */
  readonly game:
    | { readonly score: number; readonly reward: number; readonly unpaid?: number | undefined }
    | undefined;
  readonly standing: ScoreComparison;
  /** The balance including the reward; undefined until it is known. */
  readonly shownBalance: number | undefined;
  /** The control that shares the game; not shown for practice. */
  readonly share: ReactNode;
  /** Set for practice, which is compared with nothing: leads to a game that counts. */
  readonly onCounting: (() => void) | undefined;
  readonly onAgain: () => void;
  readonly onHome: () => void;
}

interface Props extends ScoreEnd {
  readonly open: boolean;
  /** Label of the best score. */
  readonly bestLabel: string;
  /** Why the reward is lower than the score would earn, unless it is the daily limit. */
  readonly rewardNote?: string | undefined;
  /** Who else plays again, above the buttons. */
  readonly againNote?: string | undefined;
  /** On the button while the player has asked to play again. */
  readonly waiting?: string | undefined;
  /** Picture of the score. */
  readonly picture: ReactNode;
  /** The comparison with other scores. */
  readonly children: ReactNode;
}

/** Result dialog of a score game: the score, its comparison, the reward, and a button to play again. */
export function ScoreResult({ open, game, picture, children, onCounting, onHome, ...props }: Props) {
  const again = useRef<HTMLButtonElement>(null);
  const { score = 0, reward = 0, unpaid } = game ?? {};
  const { bestBefore } = props.standing;
  const note =
    unpaid === undefined
      ? props.rewardNote
      : t`You have earned today's ${{ essence: formatFigure(SCORE_GAME_ESSENCE_PER_DAY) }} Blue Essence from score games. Scores still count; a new day begins at 00:00 UTC.`;
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
            {reward > 0 && <RewardLine gained={reward} balance={props.shownBalance} />}
          </div>
        </>
      )}
      {note !== undefined && <p className={styles['note']}>{note}</p>}
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
