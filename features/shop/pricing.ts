import type { Article } from './ports.ts';

/** Present price in whole Blue Essence, with the discount applied and rounded down. */
export const priceNow = ({ price, salePercentage }: Pick<Article, 'price' | 'salePercentage'>): number =>
  Math.floor((price * (100 - salePercentage)) / 100);
