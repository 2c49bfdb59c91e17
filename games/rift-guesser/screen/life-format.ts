import { numberFormat } from '@hub/ui/language/formatters.ts';

const exact = numberFormat({ minimumFractionDigits: 2, maximumFractionDigits: 2 });
const whole = numberFormat({ maximumFractionDigits: 0 });

/** Formats `2679.3` as `2,679.30`; for distances, which have two decimals. */
export const formatExact = (value: number): string => exact(value);

/**
 * Formats `2679.3` as `2,679.30` and `5000` as `5,000`, at least 0. Life has the decimals of the distances that it loses; rounded,
 * what is lost and left would not add up.
 */
export function formatLife(value: number): string {
  const life = Math.max(0, value);
  return Number.isInteger(life) ? whole(life) : exact(life);
}
