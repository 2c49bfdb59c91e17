import type { ItemStat } from '@hub/catalog/item-attributes';
import type { Item } from '@hub/catalog/item-schema';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** The ranks of items, which the server names in English. */
export const itemRanks = {
  Basic: msg({ message: 'Basic', context: 'rank of items' }),
  Boots: msg({ message: 'Boots', context: 'rank of items' }),
  Consumable: msg({ message: 'Consumable', context: 'rank of items' }),
  Epic: msg({ message: 'Epic', context: 'rank of items' }),
  Legendary: msg({ message: 'Legendary', context: 'rank of items' }),
  Potion: msg({ message: 'Potion', context: 'rank of items' }),
  Starter: msg({ message: 'Starter', context: 'rank of items' }),
} satisfies Readonly<Record<Item['rank'], MessageDescriptor>>;

/** The kinds of stat, which the server names in English. */
export const itemStats = {
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
