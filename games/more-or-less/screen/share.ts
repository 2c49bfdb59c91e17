import type { SharedResult } from '@hub/ui/share/share-content.ts';
import { formatFigure } from '@hub/ui/text/figure-format.ts';
import { t } from '@lingui/core/macro';
import type { MoreOrLessState } from '../game.ts';

/** What players share of a game: score and tier. */
export const share = ({
  score,
  tier,
  mode,
}: Pick<MoreOrLessState, 'score' | 'tier' | 'mode'>): SharedResult => ({
  figure: { value: formatFigure(score), label: t`right in a row` },
  facts: [
    t`${{ tier: tier.name.charAt(0).toUpperCase() }}${{ tier2: tier.name.slice(1) }} tier`,
    ...(mode === 'multi' ? [t`Coop`] : []),
  ],
});
