import { words } from './words.ts';

/**
 * A text that pages know only from the server, such as why something was refused, in the language of the pages. Its translation
 * is in the catalogue `contract`, or `shop` for an article. A text that only a newer server knows stays English.
 */
export function contractWords(text: string): string {
  const own = words.own(text);
  return typeof own === 'string' ? own : text;
}
