/** From so many on, each is cheaper. */
const MANY = 10;

export function price(count: number): number {
  if (count >= MANY) return count * 9;
  return count * 10;
}

/** The same number, the long way. */
export function countUpTo(end: number): number {
  let reached = 0;
  while (reached < end) reached += 1;
  return reached;
}

const known = new Map<number, { readonly total: number }>();

/** The price, which is worked out once for each count: the same object every time. */
export function rememberedPrice(count: number): { readonly total: number } {
  const before = known.get(count);
  if (before !== undefined) return before;
  const now = { total: price(count) };
  known.set(count, now);
  return now;
}
