import { directionOf } from '@hub/protocol/languages';
import { numberFormat } from '../language/formatters.ts';
import { words } from '../language/words.ts';
import { isolated } from './isolated.ts';

const THOUSAND = 1_000;

const grouped = numberFormat();

/** Formats `2480` as `2,480`. The first formatter takes a phone a tenth of a second, and a small number needs none. */
export const formatFigure = (value: number): string =>
  Number.isInteger(value) && value >= 0 && value < THOUSAND && hasPlainDigits()
    ? String(value)
    : grouped(value);

/** Whether numbers have the digits of code in the language of the pages. */
const hasPlainDigits = (): boolean => directionOf(words.language()) === 'ltr';

/** Formats a share from 0 to 1 as `30%`. */
export const formatPercent = numberFormat({ style: 'percent' });

/** A number with its sign, which stays before it in texts that read from the right: `+100`, `−2,500`. */
export const signedFigure = (value: number): string =>
  isolated(`${value < 0 ? '−' : '+'}${formatFigure(Math.abs(value))}`);

const MILLION = 1_000_000;
const oneDecimal = numberFormat({ minimumFractionDigits: 1, maximumFractionDigits: 1 });
/** Truncated to one decimal, not rounded, so that a total is never overstated. */
const shortened = (value: number): string => oneDecimal(Math.floor(value * 10) / 10);

/** A large total, shortened: `812`, `12.3K`, `4.5M`. */
export function formatTotal(value: number): string {
  if (value < THOUSAND) return formatFigure(value);
  return value < MILLION ? `${shortened(value / THOUSAND)}K` : `${shortened(value / MILLION)}M`;
}
