import { numberFormat } from '../language/formatters.ts';
import { isolated } from './isolated.ts';

/** Formats `2480` as `2,480`. */
export const formatFigure = numberFormat();

/** Formats a share from 0 to 1 as `30%`. */
export const formatPercent = numberFormat({ style: 'percent' });

/** A number with its sign, which stays before it in texts that read from the right: `+100`, `−2,500`. */
export const signedFigure = (value: number): string =>
  isolated(`${value < 0 ? '−' : '+'}${formatFigure(Math.abs(value))}`);

const THOUSAND = 1_000;
const MILLION = 1_000_000;
const oneDecimal = numberFormat({ minimumFractionDigits: 1, maximumFractionDigits: 1 });
/** Truncated to one decimal, not rounded, so that a total is never overstated. */
const shortened = (value: number): string => oneDecimal(Math.floor(value * 10) / 10);

/** A large total, shortened: `812`, `12.3K`, `4.5M`. */
export function formatTotal(value: number): string {
  if (value < THOUSAND) return formatFigure(value);
  return value < MILLION ? `${shortened(value / THOUSAND)}K` : `${shortened(value / MILLION)}M`;
}
