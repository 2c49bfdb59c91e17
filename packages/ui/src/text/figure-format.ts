import { numberFormat } from '../language/formatters.ts';

/** Formats `2480` as `2,480`. */
export const formatFigure = numberFormat();

const THOUSAND = 1_000;
const MILLION = 1_000_000;
/** Truncated to one decimal, not rounded, so that a total is never overstated. */
const shortened = (value: number): string => (Math.floor(value * 10) / 10).toFixed(1);

/** A large total, shortened: `812`, `12.3K`, `4.5M`. */
export function formatTotal(value: number): string {
  if (value < THOUSAND) return formatFigure(value);
  return value < MILLION ? `${shortened(value / THOUSAND)}K` : `${shortened(value / MILLION)}M`;
}
