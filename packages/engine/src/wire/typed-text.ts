/** Characters with which an address of the hub ends, or which stand between its parts. */
const OF_ADDRESS = /[\p{L}\p{N}\p{M}\-_/=&#]/u;
/** What no path of the hub has, but the text around a link: spaces, quotes and brackets. Points belong to names of files. */
const AFTER_PATH = /[^\p{L}\p{N}\p{M}\p{Cf}\-_/.~:@+$%=]/u;

/** A character of an address: as it stands there, maybe escaped, and what it is. */
type Part = { readonly raw: string; readonly character: string };

/** An address without what surrounds links in texts: punctuation of any script, brackets and spaces, and all that follows them. */
export function withoutTail(address: string): string {
  const parts = (address.match(/(?:%[\da-f]{2})+|[^]/giu) ?? []).flatMap(partsOf);
  const query = parts.findIndex(({ raw }) => raw === '?' || raw === '#');
  const path = query < 0 ? parts : parts.slice(0, query);
  const cut = path.findIndex(({ character }) => character !== '' && AFTER_PATH.test(character));
  const kept = [...trimmed(cut < 0 ? path : path.slice(0, cut)), ...(query < 0 ? [] : parts.slice(query))];
  const result = trimmed(kept);
  return result.length === parts.length ? address : result.map(({ raw }) => raw).join('');
}

/** Without the characters at its end that are none of an address. */
const trimmed = (parts: readonly Part[]): readonly Part[] =>
  parts.slice(0, parts.findLastIndex(({ character }) => OF_ADDRESS.test(character)) + 1);

function partsOf(raw: string): readonly Part[] {
  if (raw.length === 1) return [{ raw, character: raw === '%' ? '' : raw }];
  const text = decoded(raw);
  if (text === '') return [{ raw, character: '' }];
  return Array.from(text, (character) => ({ raw: encodeURIComponent(character), character }));
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}

/** Words that together can be one code: one of recovery is written in four groups. */
const MOST_WORDS = 4;

/** The letters and digits of a text, in upper case; wide ones as ordinary ones. */
const lettersOf = (text: string): string =>
  text
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');

/**
 * The code in what a person types or pastes: with spaces and dashes, in lower case or wide letters, a link with whatever follows
 * it, or a sentence around either. `isCode` decides about letters and digits in upper case. Without a code returns the letters and
 * digits of the text.
 */
export function codeIn(text: string, isCode: (letters: string) => boolean): string {
  const whole = lettersOf(text);
  if (isCode(whole)) return whole;
  const links = text.split(/[\s\p{Cf}]+/u).filter((word) => word.includes('/'));
  const words = text.split(/[^\p{L}\p{N}\p{M}\p{Pd}]+/u).filter((word) => lettersOf(word) !== '');
  const candidates = [
    ...links.flatMap(partsOfLink),
    ...[...groupsOf(words)].toSorted((one, other) => plausibilityOf(other) - plausibilityOf(one)),
  ];
  return candidates.map(lettersOf).find(isCode) ?? whole;
}

/** The parts of a link, most likely codes first: the last ones of its path, then those behind it, such as another address. */
function partsOfLink(link: string): readonly string[] {
  const sections = link.split(/[?#&]/).map((section) => decoded(section) || section);
  const parts = sections.flatMap((section) => section.split(/[/=?#&]/).toReversed());
  // What is glued to the code without a space: `ABC234).See`.
  return parts.flatMap((part) => [part, ...part.split(/[^\p{L}\p{N}\-_]+/u)]);
}

/** Neighbouring words, joined; longer groups last. */
function* groupsOf(words: readonly string[]): Generator<string> {
  for (let count = 1; count <= MOST_WORDS; count += 1)
    for (let at = words.length - count; at >= 0; at -= 1) yield words.slice(at, at + count).join(' ');
}

/** Codes have digits or are written in capitals, words of a sentence have neither. */
const plausibilityOf = (text: string): number =>
  (/\p{N}/u.test(text) ? 2 : 0) + (text === text.toUpperCase() ? 1 : 0);
