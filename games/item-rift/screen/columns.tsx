import type { ItemStat } from '@hub/catalog/item-attributes';
import type { Item } from '@hub/catalog/item-schema';
import { CoinIcon } from '@hub/ui/art/coin-icon.tsx';
import { columnsOf } from '@hub/ui/daily/column.ts';
import { formatFigure } from '@hub/ui/language/figure.ts';
import { wholeInitials } from '@hub/ui/text/whole-initials.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg, plural, t } from '@lingui/core/macro';
import { Fragment } from 'react';
import type { ItemAttribute } from '../game.ts';
import styles from './columns.module.css';

const showGold = ([gold]: readonly string[]) => (
  <span className={styles['gold']}>
    <CoinIcon />
    {formatFigure(Number(gold))}
    <span className="sr"> {t`gold`}</span>
  </span>
);
const showList = (entries: readonly string[]) =>
  entries.length === 0 ? (
    t`None`
  ) : (
    <span className={styles['list']}>
      {entries.map((entry, at) => (
        <Fragment key={entry}>
          {at > 0 && ' '}
          <span>{wholeInitials(at < entries.length - 1 ? `${entry},` : entry)}</span>
        </Fragment>
      ))}
    </span>
  );

/** The ranks of items, which the server names in English. */
const itemRanks = {
  Basic: msg({ message: 'Basic', context: 'rank of items' }),
  Boots: msg({ message: 'Boots', context: 'rank of items' }),
  Consumable: msg({ message: 'Consumable', context: 'rank of items' }),
  Epic: msg({ message: 'Epic', context: 'rank of items' }),
  Legendary: msg({ message: 'Legendary', context: 'rank of items' }),
  Potion: msg({ message: 'Potion', context: 'rank of items' }),
  Starter: msg({ message: 'Starter', context: 'rank of items' }),
} satisfies Readonly<Record<Item['rank'], MessageDescriptor>>;

/** The kinds of stat, which the server names in English. */
const itemStats = {
  'Ability haste': msg`Ability haste`,
  'Ability power': msg`Ability power`,
  Armor: msg`Armor`,
  'Armor penetration': msg`Armor penetration`,
  'Attack damage': msg`Attack damage`,
  'Attack speed': msg`Attack speed`,
  'Critical strike': msg`Critical strike`,
  Health: msg`Health`,
  'Health regen': msg`Health regen`,
  'Life steal': msg`Life steal`,
  'Magic penetration': msg`Magic penetration`,
  'Magic resist': msg`Magic resist`,
  Mana: msg`Mana`,
  'Mana regen': msg`Mana regen`,
  'Movement speed': msg`Movement speed`,
  Omnivamp: msg`Omnivamp`,
  Tenacity: msg`Tenacity`,
} satisfies Readonly<Record<ItemStat, MessageDescriptor>>;

/** The columns of the board, in order. */
export const COLUMNS = columnsOf<ItemAttribute>({
  name: { header: msg`Item` },
  price: {
    header: msg`Price`,
    spoken: msg({ message: 'price', context: 'within a sentence' }),
    meaning: msg`What the item costs in gold, with everything that it is built from.`,
    show: showGold,
  },
  rank: {
    header: msg({ message: 'Rank', context: 'rank of items' }),
    spoken: msg({ message: 'rank', context: 'within a sentence' }),
    meaning: msg`How far the item is built up, such as Basic, Epic or Legendary.`,
    values: itemRanks,
  },
  stats: {
    header: msg`Stats`,
    spoken: msg({ message: 'stats', context: 'within a sentence' }),
    meaning: msg`What the item makes better in the champion who carries it.`,
    values: itemStats,
    show: showList,
    isWide: true,
  },
  buildsFrom: {
    header: msg`Builds from`,
    spoken: msg({ message: 'builds from', context: 'within a sentence' }),
    meaning: msg`The items of which it is made, each named once.`,
    show: showList,
    isWide: true,
  },
  buildsInto: {
    header: msg`Builds into`,
    spoken: msg({ message: 'builds into', context: 'within a sentence' }),
    meaning: msg`How many other items it is a part of.`,
    show: ([count]) => plural({ count: Number(count) }, { one: '# item', other: '# items' }),
  },
  components: {
    header: msg({ message: 'Parts', context: 'of an item' }),
    spoken: msg({ message: 'parts', context: 'within a sentence' }),
    meaning: msg`Of how many items it is made; two of a kind are two.`,
  },
  sellPrice: {
    header: msg`Sells for`,
    spoken: msg({ message: 'sells for', context: 'within a sentence' }),
    meaning: msg`The gold that you get back for it.`,
    show: showGold,
  },
});
