const exact = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const unrounded = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });

/** Formats `2679.3` as `2,679.30`; for distances, which have two decimals. */
export const formatExact = (value: number): string => exact.format(value);

/** Formats `2679.3` as `2,679.3`, at least 0. Life has two decimals; rounded, what is lost and left would not add up. */
export const formatLife = (value: number): string => unrounded.format(Math.max(0, value));
