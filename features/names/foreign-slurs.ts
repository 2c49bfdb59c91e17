import { HARMLESS } from './harmless-words.ts';
import { joinSpelled, runsOf } from './words-of-name.ts';

/** From this length an entry is also found without its accents: shorter ones become other words. */
const LENGTH_WITHOUT_ACCENTS = 6;

const DIGITS: Readonly<Record<string, string>> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't' };
const DIGIT_IN_WORD = /(?<=\p{L})[013457](?=\p{L})/gu;

/** Without signs, which the segmenter takes for parts of words: "a.b". */
const SIGNS = /[^\p{L}\p{M}\p{N}]+/gu;

// Knows where words begin in Chinese and Japanese.
const segmenter = new Intl.Segmenter('und', { granularity: 'word' });

let slurs: Promise<ReadonlySet<string>> | undefined;

/**
 * Whether a name contains a slur of one of eleven languages, as a whole word: within other words the lists of one language
 * match harmless names of another. The lists are loaded with the first name.
 */
export async function containsForeignSlur(name: string): Promise<boolean> {
  slurs ??= loadSlurs();
  const known = await slurs;
  const words = joinSpelled(wordsOf(name.replaceAll(DIGIT_IN_WORD, (digit) => DIGITS[digit] ?? digit)));
  const candidates = [...words, ...runsOf(words, ' '), ...runsOf(words, '')];
  return candidates.some((word) => known.has(word) || known.has(withoutAccents(word)));
}

const wordsOf = (text: string): readonly string[] =>
  Array.from(segmenter.segment(text.normalize('NFKC').toLowerCase().replaceAll(SIGNS, ' ')))
    .filter(({ isWordLike }) => isWordLike)
    .map(({ segment }) => segment);

const keyOf = (entry: string): string => wordsOf(entry).join(' ');

const withoutAccents = (word: string): string =>
  word.normalize('NFKD').replaceAll(/\p{M}/gu, '').replaceAll('ß', 'ss').normalize('NFC');

async function loadSlurs(): Promise<ReadonlySet<string>> {
  const { foreignLists } = await import('./foreign-lists.ts');
  const harmless = new Set(HARMLESS.map(keyOf));
  const entries = foreignLists.flatMap((list) => list.map(keyOf)).filter((entry) => !harmless.has(entry));
  const plain = entries
    .filter((entry) => entry.length >= LENGTH_WITHOUT_ACCENTS)
    .map(withoutAccents)
    .filter((entry) => !harmless.has(entry));
  return new Set([...entries, ...plain]);
}
