const DIGIT = /\p{Nd}/u;
const DIGITS_OF_A_SCRIPT = 10;
/** What keyboards have for a decimal point, and between groups of three digits. */
const SEPARATORS = /[.,\u060c\u066b\u3001\u3002\u00b7\u2396\ua4fa]/gu;
const GROUPING = /[\u066c'’\s]/gu;
const MINUS = /^\P{Nd}*?[-\u2212\u2010-\u2015\u06d4\u02d7]/u;
const GROUPED = /^\d{1,3}(?:[.,]\d{3})+$/;

/** The text with the digits of all scripts as 0 to 9. In Unicode those of a script follow each other, so their number counts. */
export const asciiDigits = (text: string): string =>
  text.normalize('NFKC').replace(/\p{Nd}/gu, (digit) => String(valueOf(digit.codePointAt(0) ?? 0)));

function valueOf(codePoint: number): number {
  let first = codePoint;
  while (DIGIT.test(String.fromCodePoint(first - 1))) first -= 1;
  return (codePoint - first) % DIGITS_OF_A_SCRIPT;
}

/**
 * Reads a number as people type it, in any script, with any decimal separator, spaces or a unit: the digits 0 to 9, a point if the
 * person has typed one that stands for decimals, and at most so many decimals. Empty without a digit, except for a lone minus.
 */
export function typedNumber(text: string, decimals: number): string {
  const ascii = asciiDigits(text);
  const minus = MINUS.test(ascii) ? '-' : '';
  const kept = ascii.replace(GROUPING, '').replace(SEPARATORS, (mark) => (mark === '.' ? '.' : ','));
  const figure = kept.replace(/[^\d.,]/g, '').replace(/^[.,]+(?=[.,])/, '');
  if (!/\d/.test(figure)) return decimals > 0 && figure !== '' ? `${minus}.` : minus;
  if (decimals === 0 && GROUPED.test(figure)) return minus + figure.replace(/[.,]/g, '');
  return minus + withPoint(figure, decimals);
}

const digits = (part: string): string => part.replace(/\D/g, '');

/** With both marks, the last one is the decimal point; with one kind, the first one is. */
function withPoint(figure: string, decimals: number): string {
  const marks = figure.replace(/\d/g, '');
  const isMixed = marks.includes('.') && marks.includes(',');
  const at = isMixed ? Math.max(figure.lastIndexOf('.'), figure.lastIndexOf(',')) : figure.search(/[.,]/);
  if (at < 0) return figure;
  const whole = digits(figure.slice(0, at));
  return decimals === 0 ? whole : `${whole}.${digits(figure.slice(at)).slice(0, decimals)}`;
}
