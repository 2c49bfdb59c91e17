/** Each is a grapheme of its own. */
const PLAIN = /^[ -~]*$/;
let segmenter: Intl.Segmenter | undefined;

/** Splits a text into graphemes: an emoji or a letter with accents is one. */
export function graphemes(text: string): readonly string[] {
  if (PLAIN.test(text)) return Array.from(text);
  // Firefox has no segmenter before version 125.
  if (!('Segmenter' in Intl)) return Array.from(text);
  // Making one takes a slow phone 40 ms, and texts of plain letters need none.
  segmenter ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}

/** Counts the graphemes of a text. */
export const countCharacters = (text: string): number => graphemes(text).length;
