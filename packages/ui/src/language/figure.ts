import { directionOf } from '@hub/protocol/languages';
import { keptForLanguage } from './kept-for-language.ts';
import { words } from './words.ts';

/** Formats `2480` as `2,480`. The first formatter takes a phone a tenth of a second, and a small number needs none. */
export const formatFigure = (value: number): string =>
  /^\d{1,3}$/.test(`${value}`) && hasPlainDigits()
    ? `${value}`
    : keptForLanguage('figure', (tag) => new Intl.NumberFormat(tag)).format(value);

/** Whether numbers have the digits of code in the language of the pages. */
const hasPlainDigits = (): boolean => directionOf(words.language()) === 'ltr';
