import { EssenceIcon } from '@hub/ui/art/essence-icon.tsx';
import type { Column } from '@hub/ui/daily/column.ts';
import { formatFigure } from '@hub/ui/text/figure-format.ts';
import { REVEALED_ATTRIBUTES, type Revealed, type RevealedAttribute } from '../game.ts';
import { emojiRiftTexts as texts } from './texts.ts';

const lanesOf = (lanes: readonly string[]): string =>
  lanes.map((lane) => (lane === 'Middle' ? texts.middle : lane)).join(', ');

const priceOf = (digits: string | undefined): string => formatFigure(Number(digits));

const SHOW: Partial<Record<RevealedAttribute, Column['show']>> = {
  position: lanesOf,
  price: ([price]) => (
    <span>
      <EssenceIcon size={16} /> {priceOf(price)}
      <span className="sr"> {texts.blueEssence}</span>
    </span>
  ),
};

/** The attributes that can be revealed, in order. */
export const COLUMNS: readonly Column[] = REVEALED_ATTRIBUTES.map((attribute) => ({
  attribute,
  header: texts.attributes[attribute],
  ...(SHOW[attribute] && { show: SHOW[attribute] }),
}));

/** A revealed attribute in words. */
export const revealedSentence = ({ attribute, value }: Revealed): string =>
  texts.nextAttribute(texts.attributes[attribute], wordsOf(attribute, value));

function wordsOf(attribute: RevealedAttribute, value: readonly string[]): string {
  if (attribute === 'position') return lanesOf(value);
  return attribute === 'price' ? priceOf(value[0]) : value.join(', ');
}
