import { isEnglish } from '@hub/protocol/languages';
import { formatFigure } from '../language/figure.ts';
import { numberFormat } from '../language/formatters.ts';
import { words } from '../language/words.ts';
import { isolated } from './isolated.ts';

const THOUSAND = 1_000;

/** Formats a share from 0 to 1 as `30%`. */
export const formatPercent = numberFormat({ style: 'percent' });

/** A number with its sign, which stays before it in texts that read from the right: `+100`, `−2,500`. */
export const signedFigure = (value: number): string =>
  isolated(`${value < 0 ? '−' : '+'}${formatFigure(Math.abs(value))}`);

/** Truncated, not rounded, so that a total is never overstated. */
const COMPACT = { notation: 'compact', maximumFractionDigits: 1, roundingMode: 'trunc' } as const;
const withDecimal = numberFormat({ ...COMPACT, minimumFractionDigits: 1 });
/** A large number as short as the language has it: `812`, `12K`, `1.2M`, `1,2 Mio.`. */
export const shortFigure = numberFormat(COMPACT);

/** A large total, shortened; in English with one decimal, as specified: `812`, `12.0K`, `4.5M`. */
export function formatTotal(value: number): string {
  if (value < THOUSAND) return formatFigure(value);
  return isEnglish(words.language()) ? withDecimal(value) : shortFigure(value);
}
