import { expect, it } from 'vitest';
import { formatFigure, formatTotal } from './figure-format.ts';

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
