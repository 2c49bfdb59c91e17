import type { SharedResult } from '@hub/ui/share/share-content.ts';
import { shareTexts } from '@hub/ui/share/texts.ts';
import { formatFigure } from '@hub/ui/text/figure-format.ts';
import type { MoreOrLessState } from '../game.ts';
import { moreOrLessTexts as texts } from './texts.ts';

/** What players share of a game: score and tier. */
export const share = ({
  score,
  tier,
  mode,
}: Pick<MoreOrLessState, 'score' | 'tier' | 'mode'>): SharedResult => ({
  figure: { value: formatFigure(score), label: texts.inARow },
  facts: [shareTexts.tier(tier.name), ...(mode === 'multi' ? [texts.coop] : [])],
});
