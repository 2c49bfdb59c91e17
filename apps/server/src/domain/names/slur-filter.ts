import type { RegExpMatcher } from 'obscenity';

/** Harmless names and words that the library's list would match. */
const INNOCENT = (
  'anali,analí,analie,analy,anush,arshit,akshit,ikshit,cumin,cummings,cum laude,danaly,dickie,dickin,dickson,fagan,fagin,' +
  'fagot,fu,fuki,fukuda,fukuo,georgy,hooker,janal,kanal,kikelomo,kiker,negroni,orgyen,peniston,pussycat,ranald,raper,' +
  'retardant,sanus,semenov,semenya,slutsk,tanal,titta,titti,turdus,vandyke,whitler'
).split(',');

/** Words missing in the library's list, or listed without variants with doubled letters. */
const MISSING = ['hitler', 'siegheil', 'wetback', 'nigge[e]r', 'faggot'];
/** Missing words that match as whole words only: Nazir and Pakistan are names. */
const MISSING_WHOLE = ['nazi', 'gook', 'paki'];
/**
 * Words that are also found split into pieces ("ni gger") when the pieces are whole words. Few, because innocent
 * neighbours can form such words: Tran Ny, an us, Go ok.
 */
const IN_PIECES = ['nigge[e]r', 'nigga', 'faggot', 'retard', 'hitler', 'siegheil', 'fuck', 'cunt', 'bitch'];
/** Maximum number of pieces of a split word. */
const MAX_PIECES = 4;

/** Separators between words: everything but letters and digits, with or without the signs used in place of letters. */
const GAPS = [/[^\p{L}\p{N}]+/u, /[^\p{L}\p{N}@$!|(]+/u];

type Matchers = { readonly words: RegExpMatcher; readonly inPieces: RegExpMatcher };
let matchers: Promise<Matchers> | undefined;

/**
 * Whether a username or lobby name contains a slur, by the list of the library `obscenity`, which is loaded with the
 * first name. Sees through accents, look-alikes, digits for letters, repeated letters and gaps between letters.
 */
export async function containsSlur(name: string): Promise<boolean> {
  matchers ??= loadMatchers();
  const { words, inPieces } = await matchers;
  // Removes accents and normalizes full-width, circled and similar letters.
  const text = name.normalize('NFKD').replaceAll(/\p{M}/gu, '');
  if (findsWord(words, text)) return true;
  return GAPS.some((gap) => {
    const pieces = joinSpelled(text.split(gap));
    return findsWord(words, pieces.join(' ')) || joinPieces(pieces).some((word) => inPieces.hasMatch(word));
  });
}

const findsWord = (words: RegExpMatcher, text: string): boolean =>
  words
    .getAllMatches(text)
    .some(({ startIndex, endIndex }) => !isNumber(text.slice(startIndex, endIndex + 1)));

/** The library reads digits as letters; a standalone number is not a word. */
const isNumber = (text: string): boolean => /^\d+$/.test(text);

/** Joins consecutive single letters: "C L A S S I C" is checked as "CLASSIC". */
function joinSpelled(pieces: readonly string[]): readonly string[] {
  const words: string[] = [];
  let isSpelling = false;
  for (const piece of pieces) {
    const isLetter = Array.from(piece).length === 1;
    if (isLetter && isSpelling) words.push(`${words.pop() ?? ''}${piece}`);
    else words.push(piece);
    isSpelling = isLetter;
  }
  return words;
}

/** All runs of two to four consecutive pieces, joined. */
const joinPieces = (pieces: readonly string[]): readonly string[] =>
  pieces.flatMap((_, from) =>
    Array.from({ length: MAX_PIECES - 1 }, (__, more) => pieces.slice(from, from + more + 2).join('')),
  );

async function loadMatchers(): Promise<Matchers> {
  const { DataSet, RegExpMatcher, englishDataset, englishRecommendedTransformers, parseRawPattern } =
    await import('obscenity');
  const matcherOf = (patterns: readonly string[]) => {
    const list = new DataSet<{ originalWord: string }>();
    return list.addPhrase((phrase) =>
      patterns.reduce((built, pattern) => built.addPattern(parseRawPattern(pattern)), phrase),
    );
  };
  const words = matcherOf([...MISSING, ...MISSING_WHOLE.map((word) => `|${word}[s]|`)])
    .addAll(englishDataset)
    .addPhrase((phrase) => INNOCENT.reduce((built, term) => built.addWhitelistedTerm(term), phrase));
  const inPieces = matcherOf(IN_PIECES.map((word) => `|${word}[s]|`));
  return {
    words: new RegExpMatcher({ ...words.build(), ...englishRecommendedTransformers }),
    inPieces: new RegExpMatcher({ ...inPieces.build(), ...englishRecommendedTransformers }),
  };
}
