/**
 * FNV-1a over code points with a final mix: the same text gives the same 32 bits (unsigned) on every machine, which is
 * what makes an emblem the emblem of its id.
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

/** The entry of a list that some bits of a hash point at. */
export function pick<T>(list: readonly [T, ...T[]], bits: number): T {
  return list[bits % list.length] ?? list[0];
}
