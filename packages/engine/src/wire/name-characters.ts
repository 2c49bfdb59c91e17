/** The flags of England, Scotland and Wales: the ones in use that are written with tag characters. */
const TAG_FLAG = ['gbeng', 'gbsct', 'gbwls']
  .map((region) => Array.from(region, (letter) => String.fromCodePoint(0xe_00_00 + letter.charCodeAt(0))))
  .map((tags) => `\u{1F3F4}${tags.join('')}\u{E007F}`)
  .join('|');

const PICTOGRAPH = String.raw`\p{Extended_Pictographic}[\uFE0E\uFE0F\u{1F3FB}-\u{1F3FF}]?`;
const ARABIC_LETTER = String.raw`(?=\p{L})\p{Script=Arabic}`;
/** The sign that joins Indic letters, from Devanagari to Malayalam, and Sinhala. */
const VIRAMA = '[\u094D\u09CD\u0A4D\u0ACD\u0B4D\u0BCD\u0C4D\u0CCD\u0D4D\u0DCA]';

/**
 * Invisible characters that are allowed in some contexts. The joiners between letters are those of UAX 31 (A1, A2, B): in
 * Persian and other languages in Arabic script U+200C separates the parts of a word, in Indic scripts both choose the form
 * of a conjunct after the virama; in Bengali U+200D does so before it.
 */
const ALLOWED = [
  // The form of an emoji, as text or picture; after a digit only in a keycap.
  String.raw`(?<=(?![\d#*])\p{Emoji})[\uFE0E\uFE0F]`,
  String.raw`(?<=[\d#*])\uFE0F(?=\u20E3)`,
  // Families, professions and flags that consist of two pictures.
  String.raw`(?<=${PICTOGRAPH})\u200D(?=\p{Extended_Pictographic})`,
  String.raw`(?<=${ARABIC_LETTER}\p{M}*)\u200C(?=${ARABIC_LETTER})`,
  String.raw`(?<=\p{L}\p{M}*${VIRAMA})\u200C(?=\p{L})`,
  String.raw`(?<=\p{L}\p{M}*${VIRAMA})\u200D`,
  String.raw`(?<=(?=\p{L})\p{Script=Bengali})\u200D(?=\u09CD)`,
].join('|');

/** Letters and signs whose glyph is empty by its definition: no property of Unicode names them. */
const BLANK = String.raw`\u2800\u{13441}\u{13442}\u{16FE4}\u{1D159}`;

/**
 * Unreadable characters: control, format and bidi characters, lone surrogates, line breaks, private use and unassigned
 * code points, invisible ones, and those that stand for something that cannot be shown.
 */
const UNREADABLE = String.raw`[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}${BLANK}\uFFFC\uFFFD]`;

const PATTERN = new RegExp(`(${TAG_FLAG})|(?!${ALLOWED})${UNREADABLE}`, 'gu');

/** More marks on a letter than any language uses; they would overlap other lines. */
const TOO_MANY_MARKS = /(?<=\p{M}{4})\p{M}+/gu;

/** Marks above, below or around other characters. */
const MARKS = /[\p{Mn}\p{Me}]/gu;
/** Marks that belong to no script. */
const GENERAL_MARKS = /(?=[\p{Mn}\p{Me}])\p{Script=Inherited}/gu;
/** Marks of a script that a single letter can have: a Tibetan syllable has three. */
const MARKS_OF_A_LETTER = 4;

/** Whether a name has more than two marks a letter on average. */
export function hasTooManyMarks(name: string): boolean {
  const count = (pattern: RegExp): number => name.match(pattern)?.length ?? 0;
  const most = 2 * count(/[^\p{M}\p{Z}]/gu);
  return count(GENERAL_MARKS) > most || count(MARKS) > Math.max(MARKS_OF_A_LETTER, most);
}

/** Removes all marks but the first two of each letter from a name that has too many. */
export const withFewMarks = (name: string): string =>
  hasTooManyMarks(name) ? name.replaceAll(/(?<=\p{M}{2})\p{M}/gu, '') : name;

/** Something that marks and spaces can stand beside: alone they show nothing. */
const SHOWN = /[^\p{M}\p{Z}]/u;

/** Removes unreadable characters from a name; all of it if what is left shows nothing. */
export function withoutUnreadable(name: string): string {
  const readable = name
    .replace(PATTERN, (_unreadable, flag?: string) => flag ?? '')
    .replace(TOO_MANY_MARKS, '');
  return SHOWN.test(readable) ? readable : '';
}
