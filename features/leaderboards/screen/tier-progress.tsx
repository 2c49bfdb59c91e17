import { type Tier, tierOf } from '@hub/engine/wire/tiers';
import { tierNames } from '@hub/ui/art/tier-names.ts';
import { ProgressBar } from '@hub/ui/feedback/progress-bar.tsx';
import { formatFigure } from '@hub/ui/language/figure.ts';
import { t } from '@lingui/core/macro';
import styles from './tier-progress.module.css';

/** Progress of a score from the minimum of its tier to the minimum of the next tier. */
export function TierProgress({ tiers, score }: { readonly tiers: readonly Tier[]; readonly score: number }) {
  const tier = tierOf(tiers, score);
  const next = tiers[tiers.indexOf(tier) + 1];
  const name = t(tierNames[tier.name]);
  return (
    <div>
      <div className={styles['ends']}>
        <span>{t`${{ tier: name }}, ${{ score: formatFigure(score) }}`}</span>
        <span>
          {next
            ? t`${{ tier: t(tierNames[next.name]) }} at ${{ score: formatFigure(next.min) }}`
            : t`Highest tier`}
        </span>
      </div>
      {next ? (
        <ProgressBar
          label={t`Progress to ${{ tier: t(tierNames[next.name]) }}`}
          value={score - tier.min}
          max={next.min - tier.min}
          valueText={t`${{ score: formatFigure(score) }} of ${{ goal: formatFigure(next.min) }}`}
          color={`var(--tier-${tier.name})`}
        />
      ) : (
        <ProgressBar
          label={t`Highest tier`}
          value={1}
          max={1}
          valueText={t`${{ tier: name }}, ${{ score: formatFigure(score) }}`}
          color={`var(--tier-${tier.name})`}
        />
      )}
    </div>
  );
}
