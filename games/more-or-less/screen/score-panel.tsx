import type { TierName } from '@hub/engine/wire/tiers';
import { Icon } from '@hub/ui/art/icon.tsx';
import { tierNames } from '@hub/ui/art/tier-names.ts';
import { classNames } from '@hub/ui/class-names.ts';
import { formatFigure } from '@hub/ui/language/figure.ts';
import { plural, t } from '@lingui/core/macro';
import { Flame } from 'lucide-react';
import type { CSSProperties } from 'react';
import { MORE_OR_LESS_TIERS } from '../descriptor.ts';
import styles from './score-panel.module.css';

/** Scores at which the score burns brighter. */
const STEPS = [5, 10, 20];

/** The number of steps that a score has reached. */
const stepsReached = (score: number): number => STEPS.filter((step) => step <= score).length;

/** The tier after the one of a score, with the points to it; undefined in the highest tier. */
export function nextTierOf(score: number): { readonly name: TierName; readonly missing: number } | undefined {
  const next = MORE_OR_LESS_TIERS.find(({ min }) => min > score);
  return next && { name: next.name, missing: next.min - score };
}

interface Props {
  readonly score: number;
  /** The player's best score; undefined until known. */
  readonly best: number | undefined;
}

/** The score, and on a rail below it the distance to the player's best score and to the next tier. */
export function ScorePanel({ score, best = 0 }: Props) {
  const steps = stepsReached(score);
  return (
    <div className={classNames('cut', styles['panel'])} data-steps={steps}>
      <div data-deed className={styles['score']}>
        <span className="sr">{t`Score`}</span>
        {/* A new element restarts the animation. */}
        <b key={score} className={classNames('num', score > 0 && styles['tick'])}>
          {formatFigure(score)}
        </b>
      </div>
      {steps > 0 && (
        <span key={steps} aria-hidden className={styles['flames']}>
          {STEPS.slice(0, steps).map((step) => (
            <Icon key={step} of={Flame} size="small" />
          ))}
        </span>
      )}
      <Rail score={score} best={best} />
    </div>
  );
}

function Rail({ score, best }: { readonly score: number; readonly best: number }) {
  const next = nextTierOf(score);
  const from = MORE_OR_LESS_TIERS.findLast(({ min }) => min <= score)?.min ?? 0;
  const to = next === undefined ? Math.max(score, best) : score + next.missing;
  const shareOf = (figure: number) => (to === from ? 1 : (figure - from) / (to - from));
  return (
    <div
      className={styles['way']}
      style={{ '--share': shareOf(score), '--best': `${100 * shareOf(best)}%` } as CSSProperties}
    >
      <div aria-hidden className={styles['rail']}>
        <i />
        {best > from && best < to && <em />}
      </div>
      <p className={styles['ends']}>
        <span>{best > 0 && (score > best ? t`New best` : t`Best ${{ points: formatFigure(best) }}`)}</span>
        <span>
          {next
            ? plural({ points: next.missing }, { other: `# to ${{ tier: t(tierNames[next.name]) }}` })
            : t`Highest tier`}
        </span>
      </p>
    </div>
  );
}
