/** A span of best scores on a board, both ends included (platform 9). */
export type Tier = { readonly name: TierName; readonly min: number; readonly max: number };

export const TIER_NAMES = ['bronze', 'silver', 'gold', 'diamond', 'master', 'challenger'] as const;
export type TierName = (typeof TIER_NAMES)[number];

/** Highest score that a board knows; also the end of its last tier and of the tab with everybody. */
export const BOARD_SCORE_MAX = 99_999;

/** The tiers of a board by where each begins, lowest first. */
export const tiersFrom = (...starts: readonly number[]): readonly Tier[] =>
  TIER_NAMES.map((name, index) => ({
    name,
    min: starts[index] ?? 0,
    max: (starts[index + 1] ?? BOARD_SCORE_MAX + 1) - 1,
  }));

/** The tier that a score belongs to; the last one for anything above. */
export function tierOf(table: readonly Tier[], score: number): Tier {
  const tier = table.findLast(({ min }) => score >= min) ?? table[0];
  if (tier === undefined) throw new RangeError('a table without tiers');
  return tier;
}
