import { showValue, statusWord } from '@hub/ui/daily/column.ts';
import { t } from '@lingui/core/macro';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { ChampionAttribute } from '../game.ts';
import { COLUMNS, fullDate, guessOf } from './columns.tsx';
import { AHRI, resultOf, WUKONG } from './testing/champions.ts';

const column = (attribute: ChampionAttribute) => {
  const found = COLUMNS.find((candidate) => candidate.attribute === attribute);
  if (found === undefined) throw new RangeError(attribute);
  return found;
};

describe('the columns', () => {
  it('are nine, in order', () =>
    expect(COLUMNS.map(({ header }) => t(header))).toEqual([
      'Champion',
      'Position',
      'Role',
      'Region',
      'Damage',
      'Range',
      'Resource',
      'Price',
      'Release',
    ]));

  it.each([
    ['position', ['Top', 'Middle'], 'Top, Mid'],
    ['resource', ['Mana'], 'Mana'],
    ['price', ['1575'], '1,575 Blue Essence'],
    ['releaseDate', ['2011-12-14'], '2011'],
  ] as const)('show a value of %s', (attribute, parts, text) => {
    render(<p>{showValue(column(attribute), parts)}</p>);
    expect(screen.getByRole('paragraph')).toHaveTextContent(text);
  });

  it('have the full date at hand, whatever the time zone', () =>
    expect(fullDate('2011-01-01')).toBe('1 January 2011'));
});

it('the word of a status is about time for a release and about height for a price', () => {
  expect(statusWord(column('releaseDate'), 'higher')).toBe('later');
  expect(statusWord(column('releaseDate'), 'lower')).toBe('earlier');
  expect(statusWord(column('price'), 'higher')).toBe('higher');
  expect(statusWord(column('role'), 'medium')).toBe('partly correct');
});

it('derives the champion from the file name of the portrait', () =>
  expect(guessOf(resultOf(WUKONG, AHRI)).id).toBe('MonkeyKing'));
