import { EssenceIcon } from '@hub/ui/art/essence-icon.tsx';
import { championWords } from '@hub/ui/daily/champion-words.ts';
import { columnsOf, commaList, wordsOf } from '@hub/ui/daily/column.ts';
import { formatFigure } from '@hub/ui/language/figure.ts';
import { msg, t } from '@lingui/core/macro';
import type { Revealed, RevealedAttribute } from '../game.ts';

const priceOf = (digits: string | undefined): string => formatFigure(Number(digits));

/** The attributes that can be revealed, in order. */
export const COLUMNS = columnsOf<RevealedAttribute>({
  range: {
    header: msg`Range`,
    meaning: msg`Melee attacks from close by, Ranged from afar.`,
    values: championWords.range,
  },
  damage: {
    header: msg`Damage`,
    meaning: msg`The kind of damage that the champion mostly deals.`,
    values: championWords.damage,
  },
  role: {
    header: msg`Role`,
    meaning: msg`What the champion does in a fight, such as Mage, Tank or Assassin; some have two.`,
    values: championWords.role,
  },
  resource: {
    header: msg`Resource`,
    meaning: msg`What the champion pays for abilities with, such as Mana or Energy.`,
    values: championWords.resource,
  },
  position: {
    header: msg`Position`,
    meaning: msg`Where on the map the champion is usually played, such as Top or Jungle.`,
    values: championWords.position,
  },
  price: {
    header: msg`Price`,
    meaning: msg`What the champion costs in the original game, in Blue Essence.`,
    show: ([price]) => (
      <span>
        <EssenceIcon size={16} /> {priceOf(price)}
        <span className="sr"> {t`Blue Essence`}</span>
      </span>
    ),
  },
  release: {
    header: msg`Release`,
    meaning: msg`The year in which the champion appeared in the original game.`,
  },
  region: {
    header: msg`Region`,
    meaning: msg`Where the champion comes from in the stories.`,
    values: championWords.region,
  },
});

/** A revealed attribute in words. */
export function revealedSentence({ attribute, value }: Revealed): string {
  const column = COLUMNS.find((one) => one.attribute === attribute);
  if (column === undefined) return '';
  const text = attribute === 'price' ? priceOf(value[0]) : commaList(wordsOf(column, value));
  return t`${{ attribute: t(column.header) }}: ${{ value: text }}.`;
}
