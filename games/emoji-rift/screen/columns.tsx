import { EssenceIcon } from '@hub/ui/art/essence-icon.tsx';
import type { Column } from '@hub/ui/daily/column.ts';
import { type Revealed, type RevealedAttribute, TOLD_ATTRIBUTES } from '../game.ts';
import { emojiRiftTexts as texts } from './texts.ts';

const lanesOf = (lanes: readonly string[]): string =>
  lanes.map((lane) => (lane === 'Middle' ? texts.middle : lane)).join(', ');

const SHOW: Partial<Record<RevealedAttribute, Column['show']>> = {
  position: lanesOf,
  price: ([price]) => (
    <span>
      <EssenceIcon size={16} /> {price}
      <span className="sr"> {texts.blueEssence}</span>
    </span>
  ),
};

/** The attributes that can be revealed, in order. */
export const COLUMNS: readonly Column[] = TOLD_ATTRIBUTES.map((attribute) => ({
  attribute,
  header: texts.attributes[attribute],
  ...(SHOW[attribute] && { show: SHOW[attribute] }),
}));

/** A revealed attribute in words. */
export const toldSentence = ({ attribute, value }: Revealed): string =>
  texts.nextAttribute(
    texts.attributes[attribute],
    attribute === 'position' ? lanesOf(value) : value.join(', '),
  );
