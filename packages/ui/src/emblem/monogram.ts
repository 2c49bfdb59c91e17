import { graphemes } from '../text/graphemes.ts';

/** Two letters for a name: the initials of its first two words, or the first two letters of a single word. */
export function monogram(name: string): string {
  const [first = '', second] = name
    .replace(/[^\p{L}\p{N}\s]/gu, '')
    .trim()
    .split(/\s+/);
  if (!second) return graphemes(first).slice(0, 2).join('');
  const [initial = ''] = graphemes(first);
  const [next = ''] = graphemes(second);
  return initial + next.toUpperCase();
}
