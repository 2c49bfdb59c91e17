import type { RegExpMatcher } from 'obscenity';

/** Names and words of everyday life in which the list finds a word that nobody meant. */
const INNOCENT = (
  'anali,analí,analie,analy,anush,arshit,akshit,ikshit,cumin,cummings,cum laude,danaly,dickie,dickin,dickson,fagan,fagin,' +
  'fagot,fu,fuki,fukuda,fukuo,georgy,hooker,janal,kanal,kikelomo,kiker,negroni,orgyen,peniston,pussycat,ranald,raper,' +
  'retardant,sanus,semenov,semenya,slutsk,tanal,titta,titti,turdus,vandyke,whitler'
).split(',');

/** Words that the library's list does not have, or not with every letter doubled. */
const MISSING = ['hitler', 'siegheil', 'wetback', 'nigge[e]r', 'faggot'];
/** And ones that count as a whole word only: Nazir and Pakistan are names. */
const MISSING_WHOLE = ['nazi', 'gook', 'paki'];
/**
 * Words that are looked for in pieces as well ("ni gger"), where the pieces are whole words. They are few, since two
 * innocent words side by side make others: Tran Ny, an us, Go ok.
 */
const IN_PIECES = ['nigge[e]r', 'nigga', 'faggot', 'retard', 'hitler', 'siegheil', 'fuck', 'cunt', 'bitch'];
/** Pieces that a word is put together from at most. */
const MAX_PIECES = 4;

/** What stands between words: everything but letters and digits, or everything but those and signs that pass for letters. */
const GAPS = [/[^\p{L}\p{N}]+/u, /[^\p{L}\p{N}@$!|(]+/u];

type Matchers = { readonly words: RegExpMatcher; readonly inPieces: RegExpMatcher };
let matchers: Promise<Matchers> | undefined;

/**
 * Whether a username or the name of a lobby contains a slur, by the list of the library `obscenity`, which is loaded with
 * the first name. Accents, look-alikes, digits for letters, repeated letters and gaps between letters hide nothing.
 */
export async function containsSlur(name: string): Promise<boolean> {
  matchers ??= loadMatchers();
  const { words, inPieces } = await matchers;
  // Without accents, and plain letters for those in full width, circles and other dress.
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

/** The list reads digits as the letters they resemble; a number that stands by itself is a number. */
const isNumber = (text: string): boolean => /^\d+$/.test(text);

/** Makes one word of single letters in a row: "C L A S S I C" is judged as "CLASSIC". */
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

/** Every two to four pieces in a row, as one word. */
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
