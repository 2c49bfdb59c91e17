/**
 * Centres for labels of `size` on a line of length `total`: as close as possible to the wanted centres, which must be in
 * ascending order, without overlap and without leaving the line.
 */
export function spread(wanted: readonly number[], size: number, total: number): readonly number[] {
  // Without the room that the labels before it need, each label must not lie before the previous one. Neighbours that
  // do are merged into a block around their mean.
  const blocks: { sum: number; count: number }[] = [];
  for (const [index, centre] of wanted.entries()) {
    let block = { sum: centre - index * size, count: 1 };
    for (let last = blocks.at(-1); last !== undefined; last = blocks.at(-1)) {
      if (last.sum / last.count <= block.sum / block.count) break;
      block = { sum: last.sum + block.sum, count: last.count + block.count };
      blocks.pop();
    }
    blocks.push(block);
  }
  const low = size / 2;
  const high = Math.max(low, total - size / 2 - (wanted.length - 1) * size);
  return blocks
    .flatMap(({ sum, count }) => Array.from({ length: count }, () => sum / count))
    .map((start, index) => Math.min(high, Math.max(low, start)) + index * size);
}
