import { EssenceIcon } from '@hub/ui/art/essence-icon.tsx';
import { type Column, columnsOf } from '@hub/ui/daily/column.ts';
import { formatFigure } from '@hub/ui/text/figure-format.ts';
import { msg, t } from '@lingui/core/macro';
import type { Revealed, RevealedAttribute } from '../game.ts';
import { emojiRiftTexts as texts } from './texts.ts';

const ATTRIBUTES = {
  range: msg`Range`,
  damage: msg`Damage`,
  role: msg`Role`,
  resource: msg`Resource`,
  position: msg`Position`,
  price: msg`Price`,
  release: msg`Release`,
  region: msg`Region`,
};

const lanesOf = (lanes: readonly string[]): string =>
  lanes.map((lane) => (lane === 'Middle' ? t`Mid` : lane)).join(', ');

const priceOf = (digits: string | undefined): string => formatFigure(Number(digits));

const SPECIAL: Partial<Record<RevealedAttribute, Partial<Column>>> = {
  position: { show: lanesOf },
  price: {
    show: ([price]) => (
      <span>
        <EssenceIcon size={16} /> {priceOf(price)}
        <span className="sr"> {t`Blue Essence`}</span>
      </span>
    ),
  },
};

/** The attributes that can be revealed, in order. */
export const COLUMNS = columnsOf(texts.attributes, SPECIAL);

/** A revealed attribute in words. */
export const revealedSentence = ({ attribute, value }: Revealed): string =>
  t`${{ attribute: t(ATTRIBUTES[attribute]) }}: ${{ value: wordsOf(attribute, value) }}.`;

function wordsOf(attribute: RevealedAttribute, value: readonly string[]): string {
  if (attribute === 'position') return lanesOf(value);
  return attribute === 'price' ? priceOf(value[0]) : value.join(', ');
}
