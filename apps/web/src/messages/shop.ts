import { pickTexts } from '@hub/ui/language.ts';

/** Texts of the shop. */
const en = {
  sorts: {
    nameUp: 'Name A-Z',
    nameDown: 'Name Z-A',
    priceUp: 'Price low to high',
    priceDown: 'Price high to low',
    rarityUp: 'Rarity low to high',
    rarityDown: 'Rarity high to low',
  },
  allRarities: 'All rarities',
  purchase: 'Purchase',
  notEnough: 'Not Enough BE',
  owned: 'Already Owned',
  purchasing: 'Purchasing...',
};

export const shopTexts = pickTexts({ en });
