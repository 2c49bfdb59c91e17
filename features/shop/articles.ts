import type { Article } from './article.ts';
import { effectArticles } from './effects.ts';
import { iconArticles } from './icons.ts';

/** All articles of the shop. An article that is no longer sold stays here with `isForSale: false`. */
export const articles: readonly Article[] = [...effectArticles, ...iconArticles];
