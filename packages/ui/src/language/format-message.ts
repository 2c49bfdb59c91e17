import { directionOf } from '@hub/protocol/languages';
import { formatFigure } from './figure.ts';
import { keptForLanguage } from './kept-for-language.ts';
import { type Tokens, words } from './words.ts';

export type Values = Readonly<Record<string, unknown>>;

const caseOf = (type: Intl.PluralRuleType, value: number): Intl.LDMLPluralRule =>
  keptForLanguage(type, (tag) => new Intl.PluralRules(tag, { type })).select(value);

/** Rules of the plural by the type of an argument; the other one with cases is `select`. */
const RULES: Readonly<Record<string, Intl.PluralRuleType>> = { plural: 'cardinal', selectordinal: 'ordinal' };

/**
 * A compiled message with its values. `place` writes a value into the text; a plural or select goes on with its case, and `#` is
 * the formatted number.
 */
export function formatMessage(
  tokens: Tokens,
  values: Values,
  place: (value: unknown) => string,
  count?: number,
): string {
  if (typeof tokens === 'string') return tokens;
  let text = '';
  for (const token of tokens) {
    if (typeof token === 'string') text += token === '#' && count !== undefined ? formatFigure(count) : token;
    else {
      const [name, type = '', cases] = token;
      const value = values[name];
      const rule = RULES[type];
      if (cases === undefined) text += place(value);
      else
        text += formatMessage(
          cases[String(value)] ?? (rule && cases[caseOf(rule, Number(value))]) ?? cases['other'] ?? [],
          values,
          place,
          rule ? Number(value) : count,
        );
    }
  }
  return text;
}

/**
 * A value within a sentence. Where one reads from the right, a name in Latin letters must not turn its neighbours around;
 * Chromium does not draw what is isolated twice in our typeface. Numbers are written as the language does.
 */
export function placeText(value: unknown): string {
  if (typeof value === 'number') return formatFigure(value);
  const text = String(value);
  return directionOf(words.language()) === 'rtl' && typeof value === 'string' && !text.startsWith('\u2068')
    ? `\u2068${text}\u2069`
    : text;
}
