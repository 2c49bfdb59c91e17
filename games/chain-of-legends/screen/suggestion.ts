import { foldName } from '@hub/catalog/name-matcher';

const fold = (text: string): string => text.trim().toLowerCase();

/** Whether one edit separates two lower-case texts: insert, delete or replace a letter, or swap two neighbours. */
export function isOneEditApart(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (long.length - short.length > 1) return false;
  let same = 0;
  while (same < short.length && short[same] === long[same]) same += 1;
  const rest = long.slice(same + 1);
  if (rest === short.slice(long.length === short.length ? same + 1 : same)) return true;
  const isSwapped = short[same] === long[same + 1] && short[same + 1] === long[same];
  return isSwapped && short.slice(same + 2) === long.slice(same + 2);
}

/**
 * The first name that is one edit away from the typed text, ignoring case; undefined when there is
 * none or when the text is already a name.
 */
export function suggest(text: string, names: readonly string[]): string | undefined {
  const typed = fold(text);
  if (typed === '') return undefined;
  const folded = names.map(fold);
  if (folded.includes(typed)) return undefined;
  return names[folded.findIndex((name) => isOneEditApart(typed, name))];
}

/** Normalizes a name for sending: trimmed, first letter upper case. */
export function asSent(text: string): string {
  const trimmed = text.trim();
  return trimmed.charAt(0).toUpperCase() + trimmed.slice(1);
}

/** Returns whether a name starts with these letters, ignoring case, accents and punctuation. */
export const startsWith = (name: string, start: string): boolean =>
  foldName(name).startsWith(foldName(start));

/**
 * The text to keep in a field that already shows the first letter: without that letter if the player has typed it as well.
 * "Ivern" after a fixed I is "vern"; the first a of "atrox" after a fixed A stays, because of Aatrox.
 */
export function withoutFixedLetter(text: string, letter: string, names: readonly string[]): string {
  const typed = text.trimStart();
  if (!startsWith(typed, letter) || names.some((name) => startsWith(name, letter + typed))) return typed;
  return typed.slice(1);
}

/** Returns whether a name in any spelling is the same as the typed text. */
export const isName = (text: string, name: string): boolean =>
  text.trim() !== '' && foldName(text) === foldName(name);
