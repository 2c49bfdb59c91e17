/** Range of a displayed name: from `start` up to but not including `end`, in UTF-16 code units. */
export type Range = readonly [start: number, end: number];

type NameMatch<Entry> = {
  readonly entry: Entry;
  /** The matched ranges of `displayName(entry.name)`, from left to right. */
  readonly ranges: readonly Range[];
};

type Candidate<Entry> = {
  readonly entry: Entry;
  readonly folded: string;
  /** Indices of the matched letters. */
  readonly hits: readonly number[];
  readonly isPrefix: boolean;
};

/** A name as shown: underscores become spaces. */
export const displayName = (name: string): string => name.replaceAll('_', ' ');

/** Everything except letters and digits, plus apostrophes that Unicode classifies as letters. */
const IGNORED = /(?:[^\p{L}\p{N}]|[\u02b0-\u02ff\ua78c])+/gu;

/**
 * Folds a name for matching: letters and digits, without case, accents, spaces and punctuation. The final form of the
 * Greek sigma counts as the other form: which one lower case gives depends on the letters around it. So do the letters without
 * a dot that a Turkish keyboard types for i and j.
 */
export const foldName = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll('ς', 'σ')
    .replaceAll('ı', 'i')
    .replaceAll('ȷ', 'j')
    .replace(IGNORED, '');

/**
 * The entries whose names fit a typed query. One letter: names that begin with it, by alphabet. More: names
 * that have the letters in that order, those that begin with the query first, then the shorter ones, then by alphabet,
 * so that an exact match leads. Nothing for a query without letters or digits.
 */
export function matchNames<Entry extends { readonly name: string }>(
  query: string,
  entries: readonly Entry[],
): NameMatch<Entry>[] {
  const wanted = foldName(query);
  if (wanted === '') return [];
  const isOneLetter = Array.from(wanted).length === 1;
  return entries
    .map((entry) => candidateOf(entry, wanted))
    .filter((candidate) => candidate !== undefined)
    .filter(({ isPrefix }) => isPrefix || !isOneLetter)
    .sort(isOneLetter ? byAlphabet : byCloseness)
    .map(({ entry, hits }) => ({ entry, ranges: rangesOf(displayName(entry.name), hits) }));
}

/** Finds the champion for a name in any spelling, or for an id (`MonkeyKing`). Undefined if there is none. */
export function findExact<Champion extends { readonly id: string; readonly name: string }>(
  text: string,
  champions: readonly Champion[],
): Champion | undefined {
  const wanted = foldName(text);
  if (wanted === '') return undefined;
  return (
    champions.find(({ name }) => foldName(name) === wanted) ??
    champions.find(({ id }) => foldName(id) === wanted)
  );
}

/**
 * Like `findExact` with fixed entries: the names are folded once, not for every search. Undefined for a text that is no
 * name and no id.
 */
export function nameFinder<Entry extends { readonly id: string; readonly name: string }>(
  entries: readonly Entry[],
): (text: string) => Entry | undefined {
  const byName = new Map(entries.map((entry) => [foldName(entry.name), entry]));
  const byId = new Map(entries.map((entry) => [foldName(entry.id), entry]));
  return (text) => {
    const folded = foldName(text);
    return byName.get(folded) ?? byId.get(folded);
  };
}

function candidateOf<Entry extends { readonly name: string }>(
  entry: Entry,
  wanted: string,
): Candidate<Entry> | undefined {
  const folded = foldName(entry.name);
  const hits = hitsOf(Array.from(wanted), Array.from(folded));
  return hits && { entry, folded, hits, isPrefix: folded.startsWith(wanted) };
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

type Sortable = Candidate<{ readonly name: string }>;

const byAlphabet = (a: Sortable, b: Sortable): number =>
  compareTexts(a.folded, b.folded) || compareTexts(a.entry.name, b.entry.name);

const byCloseness = (a: Sortable, b: Sortable): number =>
  Number(b.isPrefix) - Number(a.isPrefix) || a.folded.length - b.folded.length || byAlphabet(a, b);

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
