import { expect, it } from 'vitest';
import { formatFigure } from '../language/figure.ts';
import { words } from '../language/words.ts';
import { formatTotal } from './figure-format.ts';

it('formatFigure groups thousands', () => expect(formatFigure(2480)).toBe('2,480'));

it.each([
  [0, '0'],
  [999, '999'],
  [1_000, '1.0K'],
  [12_345, '12.3K'],
  [999_999, '999.9K'],
  [1_000_000, '1.0M'],
  [4_560_000, '4.5M'],
])('formatTotal shortens %i to %s', (total, text) => expect(formatTotal(total)).toBe(text));

it.each([
  ['de_DE', '12.345', '4,5 Mio.'],
  ['ja_JP', '1.2万', '456万'],
] as const)('formatTotal shortens in %s as the language does', (language, ...texts) =>
  expect(
    words.inLanguage(language, () =>
      [12_345, 4_560_000].map(formatTotal).map((text) => text.replace(/\s/, ' ')),
    ),
  ).toEqual(texts),
);
