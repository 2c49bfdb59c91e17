import { isEnglish } from '@hub/protocol/languages';
import { keptForLanguage } from './kept-for-language.ts';
import { words } from './words.ts';

/**
 * Formats dates, which are times in ms since 1970 or `Date`s, in the language of the pages at the time of the call. In English they
 * have the day first, as the specification shows them, or the form of the tag `english`.
 */
export const dateFormat =
  (options: Intl.DateTimeFormatOptions, english = 'en-GB') =>
  (date: number | Date): string =>
    keptForLanguage(
      `date ${english} ${JSON.stringify(options)}`,
      (tag) => new Intl.DateTimeFormat(isEnglish(words.language()) ? english : tag, options),
    ).format(date);

/** Formats numbers in the language of the pages at the time of the call. */
export const numberFormat =
  (options: Intl.NumberFormatOptions = {}) =>
  (value: number): string =>
    keptForLanguage(`number ${JSON.stringify(options)}`, (tag) => new Intl.NumberFormat(tag, options)).format(
      value,
    );

/** Compares two texts by the order of the language of the pages. */
export const compareTexts = (left: string, right: string): number =>
  keptForLanguage('collator', (tag) => new Intl.Collator(tag)).compare(left, right);

/** `Ahri, Jinx and Kaisa`; a narrow list is shorter in some languages: `Ahri, Jinx, Kaisa`. */
export const listOf = (items: readonly string[], style: Intl.ListFormatStyle = 'long'): string =>
  keptForLanguage(
    `list ${style}`,
    (tag) => new Intl.ListFormat(isEnglish(words.language()) ? 'en-GB' : tag, { style }),
  ).format(items);
