const fold = (text: string): string => text.trim().toLowerCase();

/** Whether one letter more, less or different makes one word of the other. Both are lower case. */
function isOneEditApart(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (long.length - short.length > 1) return false;
  let same = 0;
  while (same < short.length && short[same] === long[same]) same += 1;
  const rest = long.slice(same + 1);
  return rest === short.slice(long.length === short.length ? same + 1 : same);
}

/**
 * The first name that is one edit away from what was typed (games 5), without regard to case; undefined when nothing is,
 * or when the text is a name already.
 */
export function suggest(text: string, names: readonly string[]): string | undefined {
  const typed = fold(text);
  if (typed === '') return undefined;
  const folded = names.map(fold);
  if (folded.includes(typed)) return undefined;
  return names[folded.findIndex((name) => isOneEditApart(typed, name))];
}

/** A name as it is sent: trimmed, the first letter a capital (games 5). */
export function asSent(text: string): string {
  const trimmed = text.trim();
  return trimmed.charAt(0).toUpperCase() + trimmed.slice(1);
}
