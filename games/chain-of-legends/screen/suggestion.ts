const fold = (text: string): string => text.trim().toLowerCase();

/** Whether the edit distance (insert, delete, replace) is at most 1. Both are lower case. */
function isOneEditApart(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (long.length - short.length > 1) return false;
  let same = 0;
  while (same < short.length && short[same] === long[same]) same += 1;
  const rest = long.slice(same + 1);
  return rest === short.slice(long.length === short.length ? same + 1 : same);
}

/**
 * The first name that is one edit away from the typed text (games 5), ignoring case; undefined when there is
 * none or when the text is already a name.
 */
export function suggest(text: string, names: readonly string[]): string | undefined {
  const typed = fold(text);
  if (typed === '') return undefined;
  const folded = names.map(fold);
  if (folded.includes(typed)) return undefined;
  return names[folded.findIndex((name) => isOneEditApart(typed, name))];
}

/** Normalizes a name for sending: trimmed, first letter upper case (games 5). */
export function asSent(text: string): string {
  const trimmed = text.trim();
  return trimmed.charAt(0).toUpperCase() + trimmed.slice(1);
}
