/** A range of best scores of a leaderboard, both ends included. */
export type Tier = { readonly name: TierName; readonly min: number; readonly max: number };

export const TIER_NAMES = ['bronze', 'silver', 'gold', 'diamond', 'master', 'challenger'] as const;
export type TierName = (typeof TIER_NAMES)[number];

/** Highest score of a board, and so the end of its last tier. */
export const BOARD_SCORE_MAX = 99_999;

/** Makes the tiers from their lowest scores, in ascending order. */
export const tiersFrom = (...starts: readonly number[]): readonly Tier[] =>
  TIER_NAMES.map((name, index) => ({
    name,
    min: starts[index] ?? 0,
    max: (starts[index + 1] ?? BOARD_SCORE_MAX + 1) - 1,
  }));

/** The tier of a score; the last one for higher scores. */
export function tierOf(table: readonly Tier[], score: number): Tier {
  const tier = table.findLast(({ min }) => score >= min) ?? table[0];
  if (tier === undefined) throw new RangeError('no tiers');
  return tier;
}
