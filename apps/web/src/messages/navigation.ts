import { pickTexts } from '@hub/ui/language.ts';

const en = {
  homePage: 'Home',
  profile: 'Profile',
  leagues: 'Leagues',
  inventory: 'Inventory',
  shop: 'Shop',
  news: 'News',
  faq: 'FAQ',
  terms: 'Terms and Policies',
};

export const navigationTexts = pickTexts({ en });
