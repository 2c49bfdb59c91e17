import type { Article } from './ports.ts';

/** Whole Blue Essence that an article costs now: its price less the sale, rounded down in the buyer's favour. */
export const priceNow = ({ price, salePercentage }: Pick<Article, 'price' | 'salePercentage'>): number =>
  Math.floor((price * (100 - salePercentage)) / 100);
