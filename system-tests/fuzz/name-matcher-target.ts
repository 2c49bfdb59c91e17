import { champions } from '@hub/catalog/champions';
import { displayName, findExact, foldName, matchNames } from '@hub/catalog/name-matcher';
import { suggest } from '@hub/games/chain-of-legends/screen/suggestion.ts';
import * as fc from 'fast-check';
import type { Target } from './fuzz-target.ts';
import { hostileText, typos, withTypo } from './hostile-values.ts';

/** The functions of the matcher, so that a test can plant a fault in one. */
export type Matcher = {
  readonly foldName: typeof foldName;
  readonly matchNames: typeof matchNames;
  readonly findExact: typeof findExact;
  readonly suggest: typeof suggest;
};

type Entry = { readonly id: string; readonly name: string };
type Draw = { readonly text: string; readonly roster: readonly Entry[] };

/** Limit for all checks of one text, in ms: a thousand times the usual. */
const PATIENCE_MS = 1_000;
const LONGEST_TEXT = 8_192;

const names = champions.map(({ name }) => name);

/** Names as players type them: other case, apostrophes, accents, typos. */
const writtenNames = fc
  .tuple(fc.constantFrom(...names), fc.nat(5), fc.option(typos(), { nil: null }))
  .map(([name, way, typo]) => {
    const ways = [
      name,
      name.toLowerCase(),
      name.toUpperCase(),
      name.replaceAll("'", '’'),
      name.replace('e', 'é'),
      ` ${name}_`,
    ];
    const written = ways[way] ?? name;
    return typo === null ? written : withTypo(written, typo);
  });
const texts = fc.oneof(writtenNames, hostileText(LONGEST_TEXT), fc.string({ unit: 'binary', maxLength: 20 }));
const rosters = fc.oneof(
  { weight: 3, arbitrary: fc.constant<readonly Entry[]>(champions) },
  { weight: 1, arbitrary: fc.array(fc.record({ id: texts, name: texts }), { maxLength: 8 }) },
);

/** The matcher of champion names and the suggestion of Chain of Legends, with any text. */
export function matcherTarget(matcher: Matcher = { foldName, matchNames, findExact, suggest }): Target<Draw> {
  return {
    name: 'matcher',
    draws: fc.record({ text: texts, roster: rosters }),
    inputsPerDraw: 1,
    async feed({ text, roster }, tally) {
      const begun = performance.now();
      checkFolding(matcher, text);
      checkMatches(matcher, text, roster);
      const isFound = checkExact(matcher, text, roster);
      checkSuggestion(matcher, text, roster);
      const took = performance.now() - begun;
      if (took > PATIENCE_MS) throw new Error(`took ${Math.round(took)} ms`);
      tally.count(this.name, isFound ? 'accepted' : 'refused');
    },
  };
}

const ensure = (isTrue: boolean, what: string): void => {
  if (!isTrue) throw new Error(what);
};

function checkFolding({ foldName }: Matcher, text: string): void {
  const folded = foldName(text);
  ensure(foldName(folded) === folded, 'folding twice is not folding once');
  ensure(/^[\p{L}\p{N}]*$/u.test(folded), 'folding leaves more than letters and digits');
  ensure(foldName(` ${text}-`) === folded, 'folding heeds what stands around');
}

function checkMatches({ matchNames, foldName }: Matcher, text: string, roster: readonly Entry[]): void {
  const found = matchNames(text, roster);
  ensure(new Set(found.map(({ entry }) => entry)).size === found.length, 'an entry is found twice');
  ensure(
    found.every(({ entry }) => roster.includes(entry)),
    'what is found is not in the roster',
  );
  const wanted = foldName(text);
  const exact = roster.filter(({ name }) => wanted !== '' && foldName(name) === wanted).length;
  ensure(
    found.slice(0, exact).every(({ entry }) => foldName(entry.name) === wanted),
    'the exact name does not lead',
  );
  for (const { entry, ranges } of found) {
    const ends = ranges.flat();
    ensure(
      ends.every((end, at) => at === 0 || end > (ends[at - 1] ?? 0)),
      'stretches overlap',
    );
    ensure((ends.at(-1) ?? 0) <= displayName(entry.name).length, 'a stretch leaves the name');
  }
}

/** Whether the text is a name or id; no text may match two champions. */
function checkExact({ findExact, foldName }: Matcher, text: string, roster: readonly Entry[]): boolean {
  const wanted = foldName(text);
  const named = roster.filter(({ id, name }) => wanted !== '' && [name, id].map(foldName).includes(wanted));
  const found = findExact(text, roster);
  ensure(
    (found === undefined) === (named.length === 0),
    'a name is found that the text does not contain, or the other way round',
  );
  ensure(found === undefined || named.includes(found), 'another name is found');
  if (roster === champions)
    ensure(named.length <= 1, `the text names ${named.map(({ id }) => id).join(' and ')}`);
  return found !== undefined;
}

function checkSuggestion({ suggest }: Matcher, text: string, roster: readonly Entry[]): void {
  const all = roster.map(({ name }) => name);
  const typed = text.trim().toLowerCase();
  const plain = all.map((name) => name.trim().toLowerCase());
  const suggested = suggest(text, all);
  const near = all.filter((_, at) => distance(typed, plain[at] ?? '') === 1);
  if (typed === '' || plain.includes(typed))
    return ensure(suggested === undefined, 'a suggestion for what needs none');
  ensure(suggested === near[0], `suggested ${suggested}, near are ${near.join()}`);
}

/** Levenshtein distance, 2 for all above 1. */
function distance(one: string, other: string): number {
  if (Math.abs(one.length - other.length) > 1) return 2;
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const changed = (row[j - 1] ?? 0) + (one[i - 1] === other[j - 1] ? 0 : 1);
      next.push(Math.min(changed, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    if (Math.min(...next) > 1) return 2;
    row = next;
  }
  return row.at(-1) ?? 0;
}
