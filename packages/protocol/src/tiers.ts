/** A span of best scores on a board, both ends included (platform 9). */
export type Tier = { readonly name: TierName; readonly min: number; readonly max: number };

export const TIER_NAMES = ['bronze', 'silver', 'gold', 'diamond', 'master', 'challenger'] as const;
export type TierName = (typeof TIER_NAMES)[number];

/** Highest score that a board knows; also the end of its last tier and of the tab with everybody. */
export const BOARD_SCORE_MAX = 99_999;

const tiers = (...starts: readonly number[]): readonly Tier[] =>
  TIER_NAMES.map((name, index) => ({
    name,
    min: starts[index] ?? 0,
    max: (starts[index + 1] ?? BOARD_SCORE_MAX + 1) - 1,
  }));

export const MORE_OR_LESS_TIERS = tiers(0, 10, 25, 50, 100, 200);
/** How many gold two neighbours may differ by, from that tier's scores on. platform 9. */
export const MORE_OR_LESS_GAPS = {
  bronze: 4_000,
  silver: 3_000,
  gold: 2_000,
  diamond: 1_000,
  master: 500,
  challenger: 250,
} as const satisfies Record<TierName, number>;

export const RIFT_GUESSER_TIERS = tiers(0, 7, 15, 25, 40, 60);

/** The tier that a score belongs to; the last one for anything above. */
export function tierOf(table: readonly Tier[], score: number): Tier {
  const tier = table.findLast(({ min }) => score >= min) ?? table[0];
  if (tier === undefined) throw new RangeError('a table without tiers');
  return tier;
}
