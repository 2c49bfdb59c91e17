const counts = /[\p{L}\p{N}]/u;

/**
 * Positions in `text` (UTF-16) of the letters of `query`, in order; ignores case and all characters
 * other than letters and digits.
 */
function matchedPositions(text: string, query: string): ReadonlySet<number> {
  const wanted = Array.from(query.toLowerCase()).filter((letter) => counts.test(letter));
  const positions = new Set<number>();
  let next = 0;
  let at = 0;
  for (const letter of text) {
    if (next < wanted.length && letter.toLowerCase() === wanted[next]) {
      positions.add(at);
      next += 1;
    }
    at += letter.length;
  }
  return next === wanted.length ? positions : new Set();
}

export interface TextRun {
  readonly text: string;
  readonly matched: boolean;
  readonly start: number;
}

/** Splits `text` into runs of letters that match `query` and runs that do not. */
export function matchedRuns(text: string, query: string): readonly TextRun[] {
  const positions = matchedPositions(text, query);
  const runs: TextRun[] = [];
  let at = 0;
  for (const letter of text) {
    const matched = positions.has(at);
    const last = runs.at(-1);
    if (last?.matched === matched) runs[runs.length - 1] = { ...last, text: last.text + letter };
    else runs.push({ text: letter, matched, start: at });
    at += letter.length;
  }
  return runs;
}
