interface View {
  /** px above the top edge of the box. */
  readonly scrollTop: number;
  /** Every row has this height (px). */
  readonly rowPx: number;
}

/** Where to scroll (px) so that the row at the top of the box stays there while rows come and go before it. */
export function steadyScroll(
  before: readonly { readonly id: string }[],
  after: readonly { readonly id: string }[],
  { scrollTop, rowPx }: View,
): number {
  const topRow = rowPx > 0 ? Math.floor(scrollTop / rowPx) : 0;
  const now = after.findIndex(({ id }) => id === before[topRow]?.id);
  return now < 0 ? scrollTop : scrollTop + (now - topRow) * rowPx;
}

/** Where to scroll (px) so that a row stands in the middle of a box. */
export const centred = (row: number, rowPx: number, boxPx: number): number =>
  Math.max(0, row * rowPx - (boxPx - rowPx) / 2);
