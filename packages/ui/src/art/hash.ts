/**
 * FNV-1a over code points with a final mix: the same text gives the same 32 bits (unsigned) on every machine,
 * so that an id always has the same emblem.
 */
export function hash(text: string): number {
  let bits = 2166136261;
  for (const letter of text) {
    bits ^= letter.codePointAt(0) ?? 0;
    bits = Math.imul(bits, 16777619);
  }
  bits ^= bits >>> 15;
  bits = Math.imul(bits, 2246822519);
  return (bits ^ (bits >>> 13)) >>> 0;
}

/** Returns the list entry that some bits of a hash select. */
export function pick<T>(list: readonly [T, ...T[]], bits: number): T {
  return list[bits % list.length] ?? list[0];
}
