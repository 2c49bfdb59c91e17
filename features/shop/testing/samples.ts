import { accountId } from '../../../apps/server/src/store/testing/rows.ts';
import type { Rows } from '../../../apps/server/src/store/testing/table-rows.ts';
import type { Words } from '../../accounts/testing/words-columns.ts';

const ada = accountId(1);

/** Rows of every table of this feature; every column has a value in at least one of them. */
export const samples = {
  item: [
    {
      id: 'fx',
      type: 'username_effect',
      name: 'Frost',
      rarity: 'rare',
      description: 'Shines',
      price: 500,
      css_class: 'fx-frost',
      asset_path: '/frost.svg',
      image: 'frost.png',
      subtitle: 'Cold',
      sale_percentage: 20,
      is_for_sale: 1,
    },
    {
      id: 'icon',
      type: 'profile_icon',
      name: 'Icon',
      rarity: 'mythic',
      description: '',
      price: 0,
      css_class: null,
      asset_path: null,
      image: null,
      subtitle: '',
      sale_percentage: 0,
      is_for_sale: 0,
    },
  ],
  owned_item: [
    { id: 'owned', account_id: ada, item_id: 'fx', type: 'username_effect', is_active: 1, acquired_at: 13 },
  ],
} satisfies Partial<Rows>;

/** What their columns of text hold. */
export const words: Words = {
  ids: ['owned_item.id'],
  codeWords: ['owned_item.type'],
  ofTheHub: [
    'item.asset_path',
    'item.css_class',
    'item.description',
    'item.id',
    'item.image',
    'item.name',
    'item.rarity',
    'item.subtitle',
    'item.type',
    'owned_item.item_id',
  ],
};
