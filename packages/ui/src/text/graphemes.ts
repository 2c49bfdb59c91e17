const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** The characters of a text as a reader sees them: an emoji or a letter with accents is one. */
export const graphemes = (text: string): readonly string[] =>
  Array.from(segmenter.segment(text), ({ segment }) => segment);

/** How many characters a reader sees. */
export const countCharacters = (text: string): number => graphemes(text).length;
