import { words } from '../language/words.ts';

/** What stands between two sentences: a space, but nothing in Chinese and Japanese, whose full stop has its own room. */
export const sentenceGap = (): string => (/^(?:ja|zh)/.test(words.language()) ? '' : ' ');
