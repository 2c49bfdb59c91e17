import { pickTexts } from '@hub/ui/language.ts';

const en = {
  main: 'Main',
  menu: 'Menu',
  openMenu: 'Open menu',
  rules: 'How to play',
  home: (product: string) => `${product}, home`,
  skip: 'Skip to content',
  general: 'General',
  games: 'Games',
  homePage: 'Home',
  profile: 'Profile',
  leagues: 'Leagues',
  inventory: 'Inventory',
  shop: 'Shop',
  isNew: 'New',
  support: 'Support the project',
  logout: 'Logout',
  feedback: 'Feedback',
  news: 'News',
  faq: 'FAQ',
  terms: 'Terms and Policies',
  privacy: 'Privacy Settings',
  unofficial: 'Unofficial fan project',
  collapse: 'Collapse',
  expand: 'Expand sidebar',
};

export const navigationTexts = pickTexts({ en });
