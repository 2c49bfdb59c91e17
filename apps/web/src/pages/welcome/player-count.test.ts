import { words } from '@hub/ui/language/words.ts';
import { expect, it } from 'vitest';
import { showPlayerCount } from './player-count.ts';

it.each([
  [undefined, undefined],
  [0, undefined],
  [9, undefined],
  [10, '10+'],
  [999, '999+'],
  [1000, '1K+'],
  [12_999, '12K+'],
  [999_999, '999K+'],
  [1_000_000, '1M+'],
  [1_299_999, '1.2M+'],
])('%s is shown as %s', (count, text) => expect(showPlayerCount(count)).toBe(text));

it('is written in the language of the page', () =>
  expect(words.inLanguage('de_DE', () => [12_999, 1_299_999].map(showPlayerCount))).toEqual([
    '12.000+',
    '1,2\u00A0Mio.+',
  ]));
