const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** Splits a text into graphemes: an emoji or a letter with accents is one. */
export const graphemes = (text: string): readonly string[] =>
  Array.from(segmenter.segment(text), ({ segment }) => segment);

/** Counts the graphemes of a text. */
export const countCharacters = (text: string): number => graphemes(text).length;
