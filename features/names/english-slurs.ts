import type { RegExpMatcher } from 'obscenity';
import {
  ALONE,
  ANYWHERE,
  IN_PIECES,
  INNOCENT,
  SHORT_STEMS,
  WHOLE,
  WORST,
  WORST_WHOLE,
} from './english-words.ts';
import { joinSpelled, plainLetters, runsOf } from './words-of-name.ts';

/** Separators between words: everything but letters and digits, with or without the signs used in place of letters. */
const GAPS = [/[^\p{L}\p{N}]+/u, /[^\p{L}\p{N}@$!|(]+/u];
/** Where a word begins in the middle of "BigWord". */
const CAPITALS = /(?<=\p{Ll})(?=\p{Lu})/u;

/** Digits that are not between letters. Only between letters a digit stands for a letter: n16 is a road. */
const OUTER_DIGITS = /(?<![\p{L}\p{N}@$!|(])\p{N}+|\p{N}+(?![\p{L}\p{N}@$!|(])/gu;

/** Numbers and signs that stand for a slogan. */
const CODES = /(?<!\d)14[^\p{L}\d]?88(?!\d)|hh88|88hh|(?<!\p{L})kkk(?!\p{L})|wpww|\({3}.+\){3}|ᛋᛋ|卐/iu;

type Matchers = {
  readonly words: RegExpMatcher;
  readonly inPieces: RegExpMatcher;
  readonly worst: RegExpMatcher;
};
let matchers: Promise<Matchers> | undefined;

/**
 * Whether a name contains an English slur, by the list of the library `obscenity`, which is loaded with the first name.
 * Sees through accents, look-alikes, digits for letters, repeated letters and gaps between letters.
 */
export async function containsEnglishSlur(name: string): Promise<boolean> {
  matchers ??= loadMatchers();
  const { words, inPieces, worst } = await matchers;
  const text = plainLetters(name);
  const isFound = (part: string): boolean =>
    words.hasMatch(part.toLowerCase().replaceAll(OUTER_DIGITS, ' ')) || worst.hasMatch(withLookAlikes(part));
  if (
    CODES.test(text) ||
    ALONE.has(text.toLowerCase()) ||
    isFound(text) ||
    isFound(text.split(CAPITALS).join(' '))
  )
    return true;
  return GAPS.some((gap) => {
    const pieces = joinSpelled(text.split(gap));
    return isFound(pieces.join(' ')) || runsOf(pieces, '').some((word) => inPieces.hasMatch(word));
  });
}

/** Reads q as g and l as i; with a longer list harmless words would match. */
const withLookAlikes = (text: string): string => text.replaceAll(/q/giu, 'g').replaceAll(/l/giu, 'i');

async function loadMatchers(): Promise<Matchers> {
  const { DataSet, RegExpMatcher, englishDataset, englishRecommendedTransformers, parseRawPattern } =
    await import('obscenity');
  const listOf = (patterns: readonly string[]) =>
    new DataSet<{ originalWord: string }>().addPhrase((phrase) =>
      patterns.reduce((built, pattern) => built.addPattern(parseRawPattern(pattern)), phrase),
    );
  const library = new DataSet<{ originalWord: string }>()
    .addAll(englishDataset)
    .removePhrasesIf(({ metadata }) => SHORT_STEMS.has(metadata?.originalWord ?? ''));
  const words = listOf([...ANYWHERE, ...WHOLE.map(whole)])
    .addAll(library)
    .addPhrase((phrase) => INNOCENT.reduce((built, term) => built.addWhitelistedTerm(term), phrase));
  const matcherOf = (list: typeof words): RegExpMatcher =>
    new RegExpMatcher({ ...list.build(), ...englishRecommendedTransformers });
  return {
    words: matcherOf(words),
    inPieces: matcherOf(listOf(IN_PIECES.map(whole))),
    worst: matcherOf(listOf([...WORST, ...WORST_WHOLE.map(whole)])),
  };
}

const whole = (word: string): string => `|${word}|`;
