import { tierNames } from '@hub/ui/art/tier-names.ts';
import { formatFigure } from '@hub/ui/language/figure.ts';
import type { SharedResult } from '@hub/ui/share/share-content.ts';
import { plural, t } from '@lingui/core/macro';
import type { MoreOrLessState } from '../game.ts';

/** What players share of a game: score and tier. */
export const share = ({
  score,
  tier,
  mode,
}: Pick<MoreOrLessState, 'score' | 'tier' | 'mode'>): SharedResult => ({
  figure: { value: formatFigure(score), label: plural({ score }, { other: 'right in a row' }) },
  facts: [t`${{ tier: t(tierNames[tier.name]) }} tier`, ...(mode === 'multi' ? [t`Coop`] : [])],
});
