interface View {
  /** Scroll offset of the box (px). */
  readonly scrollTop: number;
  /** Every row has this height (px). */
  readonly rowPx: number;
}

/** Scroll offset (px) that keeps the top row in place when rows before it are added or removed. */
export function anchoredScrollTop(
  before: readonly { readonly id: string }[],
  after: readonly { readonly id: string }[],
  { scrollTop, rowPx }: View,
): number {
  const topRow = rowPx > 0 ? Math.floor(scrollTop / rowPx) : 0;
  const now = after.findIndex(({ id }) => id === before[topRow]?.id);
  return now < 0 ? scrollTop : scrollTop + (now - topRow) * rowPx;
}

/** Scroll offset (px) that centres a row in a box; 0 if the row is in sight below the first ones. */
export const centred = (row: number, rowPx: number, boxPx: number): number =>
  (row + 1) * rowPx <= boxPx ? 0 : Math.max(0, row * rowPx - (boxPx - rowPx) / 2);
