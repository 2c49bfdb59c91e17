import { type Tier, tierOf } from '@hub/engine/wire/tiers';
import { ProgressBar } from '@hub/ui/feedback/progress-bar.tsx';
import { formatFigure } from '@hub/ui/text/figure-format.ts';
import { leaderboardTexts as texts } from '../../messages/leaderboard.ts';
import styles from './tier-progress.module.css';

interface Props {
  readonly tiers: readonly Tier[];
  readonly score: number;
}

/** Progress of a score from the minimum of its tier to the minimum of the next tier. */
export function TierProgress({ tiers, score }: Props) {
  const tier = tierOf(tiers, score);
  const next = tiers[tiers.indexOf(tier) + 1];
  const name = texts.tiers[tier.name];
  return (
    <div>
      <div className={styles['ends']}>
        <span>{texts.progress(name, formatFigure(score))}</span>
        <span>{next ? texts.nextTier(texts.tiers[next.name], formatFigure(next.min)) : texts.topTier}</span>
      </div>
      {next ? (
        <ProgressBar
          label={texts.progressLabel(texts.tiers[next.name])}
          value={score - tier.min}
          max={next.min - tier.min}
          valueText={texts.progressValue(formatFigure(score), formatFigure(next.min))}
          color={`var(--tier-${tier.name})`}
        />
      ) : (
        <ProgressBar
          label={texts.topTier}
          value={1}
          max={1}
          valueText={texts.progress(name, formatFigure(score))}
          color={`var(--tier-${tier.name})`}
        />
      )}
    </div>
  );
}
