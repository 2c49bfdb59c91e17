import { words } from './words.ts';

/**
 * A text of the contract, such as why something was refused, in the language of the pages. Server and pages share these texts,
 * whose translations are in the catalogue `contract`. A text that only a newer server knows stays English.
 */
export function contractWords(text: string): string {
  const own = words.own(text);
  return typeof own === 'string' ? own : text;
}
