import { numberFormat } from '@hub/ui/language/formatters.ts';

const exact = numberFormat({ minimumFractionDigits: 2, maximumFractionDigits: 2 });
const unrounded = numberFormat({ maximumFractionDigits: 2 });

/** Formats `2679.3` as `2,679.30`; for distances, which have two decimals. */
export const formatExact = (value: number): string => exact(value);

/** Formats `2679.3` as `2,679.3`, at least 0. Life has two decimals; rounded, what is lost and left would not add up. */
export const formatLife = (value: number): string => unrounded(Math.max(0, value));
