/** Range of a displayed name: from `start` up to but not including `end`, in UTF-16 code units. */
export type Range = readonly [start: number, end: number];

type NameMatch<Entry> = {
  readonly entry: Entry;
  /** The matched ranges of `displayName(entry.name)`, from left to right. */
  readonly ranges: readonly Range[];
};

/** What a typed name is compared with. */
export interface Named {
  /** The name that is shown. */
  readonly name: string;
  /** Other names that find the entry too: in English, short forms. */
  readonly spellings?: readonly string[] | undefined;
}

type Candidate<Entry> = {
  readonly entry: Entry;
  readonly folded: string;
  /** Indices of the matched letters of the shown name. */
  readonly hits: readonly number[];
  readonly rank: Rank;
};

/** How well a text fits a name; in each pair the shown name comes before the other ones. */
const RANKS = { same: 0, start: 1, startOfOther: 2, within: 3, withinOther: 4 } as const;
type Rank = (typeof RANKS)[keyof typeof RANKS];

/** A name as shown: underscores become spaces. */
export const displayName = (name: string): string => name.replaceAll('_', ' ');

/**
 * Everything except letters, digits and the voicing marks of kana (Zed is ゼド, Sett is セト), plus what Unicode classifies as
 * letters although words are written without it: apostrophes, the long vowel of kana, and the stretching and hamza of Arabic.
 */
const IGNORED = /(?:[^\p{L}\p{N}\u3099\u309a]|[\u02b0-\u02ff\ua78c\u30fc\u0640\u0621])+/gu;

/**
 * Letters that count as others: the final sigma, since which one lower case gives depends on the letters around it; i and j
 * without a dot, from Turkish keyboards; other forms of Arabic letters; and the vowels of Korean that are typed as two.
 */
const SAME_LETTERS = new Map(
  'ςσ ıi ȷj ٱا ىي یي ةه کك ㅘㅗㅏ ㅙㅗㅐ ㅚㅗㅣ ㅝㅜㅓ ㅞㅜㅔ ㅟㅜㅣ ㅢㅡㅣ'
    .normalize('NFKD')
    .split(' ')
    .map((pair) => [pair.charAt(0), pair.slice(1)]),
);
/**
 * The consonants at the end of a Korean syllable, as those at the beginning of one: while the player types 가렌, the field shows
 * 갈 for a moment.
 */
for (const [
  at,
  letters,
] of 'ㄱ ㄲ ㄱㅅ ㄴ ㄴㅈ ㄴㅎ ㄷ ㄹ ㄹㄱ ㄹㅁ ㄹㅂ ㄹㅅ ㄹㅌ ㄹㅍ ㄹㅎ ㅁ ㅂ ㅂㅅ ㅅ ㅆ ㅇ ㅈ ㅊ ㅋ ㅌ ㅍ ㅎ'
  .normalize('NFKD')
  .split(' ')
  .entries())
  SAME_LETTERS.set(String.fromCharCode(0x11a8 + at), letters);

const HIRAGANA = /[\u3041-\u3096]/g;
/** From a letter of hiragana to the same one of katakana. */
const TO_KATAKANA = 0x60;

/**
 * Folds a name for matching: letters and digits, without case, accents, spaces and punctuation. Hiragana becomes katakana, and
 * Korean syllables become their letters.
 */
export const foldName = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(HIRAGANA, (letter) => String.fromCharCode(letter.charCodeAt(0) + TO_KATAKANA))
    .replaceAll(/[^a-z]/g, (letter) => SAME_LETTERS.get(letter) ?? letter)
    .replace(IGNORED, '');

/** Scripts whose letters make up syllables: in order but apart they would fit far too much. */
const SYLLABIC = /[\u1100-\u11ff\u3040-\u30ff]/;
const HAN = /\p{sc=Han}/u;
/** Everything but the consonants with which Korean syllables begin. */
const NO_INITIAL = /[^\u1100-\u1112]/g;

/**
 * The entries whose names fit a typed query. One letter: names that begin with it, by alphabet. More: names
 * that have the letters in that order, those that begin with the query first, then the shorter ones, then by alphabet,
 * so that an exact match leads. Nothing for a query without letters or digits. Korean names are also found by the first
 * letters of their syllables. `compare` is the alphabet of the shown names.
 */
export function matchNames<Entry extends Named>(
  query: string,
  entries: readonly Entry[],
  compare: (a: string, b: string) => number = byFolded,
): NameMatch<Entry>[] {
  const wanted = foldName(query);
  if (wanted === '') return [];
  const isOneLetter = Array.from(wanted).length === 1;
  const byAlphabet = (a: Sortable, b: Sortable): number =>
    compare(a.entry.name, b.entry.name) || compareTexts(a.entry.name, b.entry.name);
  return entries
    .map((entry) => candidateOf(entry, wanted))
    .filter((candidate) => candidate !== undefined)
    .filter(({ rank }) => rank < RANKS.within || !isOneLetter || HAN.test(wanted))
    .sort(
      (a, b) => a.rank - b.rank || (isOneLetter ? 0 : a.folded.length - b.folded.length) || byAlphabet(a, b),
    )
    .map(({ entry, hits }) => ({ entry, ranges: rangesOf(displayName(entry.name), hits) }));
}

/** Finds the champion for a name in any spelling, or for an id (`MonkeyKing`). Undefined if there is none. */
export const findExact = <Champion extends Named & { readonly id: string }>(
  text: string,
  champions: readonly Champion[],
): Champion | undefined => nameFinder(champions)(text);

/**
 * Like `findExact` with fixed entries: the names are folded once, not for every search. Undefined for a text that is no
 * name and no id.
 */
export function nameFinder<Entry extends Named & { readonly id: string }>(
  entries: readonly Entry[],
): (text: string) => Entry | undefined {
  const found = new Map<string, Entry>();
  const add = (text: string, entry: Entry) => {
    const folded = foldName(text);
    if (folded !== '' && !found.has(folded)) found.set(folded, entry);
  };
  for (const entry of entries) add(entry.name, entry);
  for (const entry of entries) for (const spelling of entry.spellings ?? []) add(spelling, entry);
  for (const entry of entries) add(entry.id, entry);
  return (text) => found.get(foldName(text));
}

/** The best of the names of an entry. */
function candidateOf<Entry extends Named>(entry: Entry, wanted: string): Candidate<Entry> | undefined {
  const shown = fitOf(entry.name, wanted);
  let best: Candidate<Entry> | undefined = shown && { entry, ...shown };
  for (const spelling of entry.spellings ?? []) {
    const fit = fitOf(spelling, wanted);
    if (fit === undefined) continue;
    const rank = fit.rank === RANKS.same ? fit.rank : ((fit.rank + 1) as Rank);
    if (best === undefined || rank < best.rank)
      best = { entry, folded: fit.folded, hits: shown?.hits ?? [], rank };
  }
  return best;
}

/** The folded names by name: they stay the same while the player types. */
const folds = new Map<string, string>();

function fitOf(name: string, wanted: string): Omit<Candidate<unknown>, 'entry'> | undefined {
  const folded = folds.get(name) ?? foldName(name);
  folds.set(name, folded);
  const hits = hitsOf(Array.from(wanted), Array.from(folded));
  if (hits === undefined) return undefined;
  if (folded === wanted) return { folded, hits, rank: RANKS.same };
  if (folded.startsWith(wanted)) return { folded, hits, rank: RANKS.start };
  if (SYLLABIC.test(wanted)) {
    const initials = name.normalize('NFKD').replaceAll(NO_INITIAL, '');
    if (initials.startsWith(wanted)) return { folded, hits, rank: RANKS.start };
    if (!folded.includes(wanted) && !initials.includes(wanted)) return undefined;
  }
  return { folded, hits, rank: RANKS.within };
}

/** Indices of the wanted letters in a name: consecutive if possible, otherwise each as early as possible. */
function hitsOf(wanted: readonly string[], letters: readonly string[]): number[] | undefined {
  const run = letters.findIndex((_, at) => wanted.every((letter, offset) => letters[at + offset] === letter));
  const hits: number[] = [];
  let next = Math.max(run, 0);
  for (const letter of wanted) {
    const at = letters.indexOf(letter, next);
    if (at === -1) return undefined;
    hits.push(at);
    next = at + 1;
  }
  return hits;
}

const compareTexts = (a: string, b: string): number => {
  if (a === b) return 0;
  return a < b ? -1 : 1;
};

/** Compares names by their letters alone. */
const byFolded = (a: string, b: string): number => compareTexts(foldName(a), foldName(b));

type Sortable = Candidate<Named>;

/** Maps matched letters of a folded name to ranges of the shown name; adjacent ranges are merged. */
function rangesOf(shown: string, hits: readonly number[]): Range[] {
  const origins = originsOf(shown);
  const ranges: [start: number, end: number][] = [];
  for (const [start, end] of hits.map((hit) => origins[hit]).filter((origin) => origin !== undefined)) {
    const last = ranges.at(-1);
    if (last !== undefined && start <= last[1]) last[1] = end;
    else ranges.push([start, end]);
  }
  return ranges;
}

/** For each letter of the folded name, its range in the shown name. */
function originsOf(shown: string): Range[] {
  let length = 0;
  return Array.from(shown).flatMap((character) => {
    const origin: Range = [length, length + character.length];
    length += character.length;
    return Array.from(foldName(character), () => origin);
  });
}
