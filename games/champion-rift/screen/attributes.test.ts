import { describe, expect, it } from 'vitest';
import { COLUMNS, cellText, championIdOf, fullDate, partsOf, statusWord } from './attributes.ts';

describe('the columns', () => {
  it('are the nine of the specification, in its order', () => {
    expect(COLUMNS.map(({ header }) => header)).toEqual([
      'Champion',
      'Position',
      'Role',
      'Region',
      'Damage',
      'Range',
      'Resource',
      'Price',
      'Release',
    ]);
  });
});

describe('the text of a cell', () => {
  it.each([
    ['position', ['Top', 'Middle'], 'Top, Mid'],
    ['resource', 'Mana', 'Mana'],
    ['price', 1575, '1575'],
    ['releaseDate', '2011-12-14', '2011'],
  ] as const)('%s', (attribute, value, text) => {
    expect(cellText(attribute, partsOf(value))).toBe(text);
  });

  it('has the full date at hand, whatever the time zone', () => {
    expect(fullDate('2011-01-01')).toBe('1 January 2011');
  });
});

describe('the word of a status', () => {
  it('is about time for a release and about height for a price', () => {
    expect(statusWord('releaseDate', 'higher')).toBe('later');
    expect(statusWord('releaseDate', 'lower')).toBe('earlier');
    expect(statusWord('price', 'higher')).toBe('higher');
    expect(statusWord('role', 'medium')).toBe('partly correct');
  });
});

it('derives the champion from the file name of the portrait', () => {
  expect(championIdOf('MonkeyKing.png')).toBe('MonkeyKing');
});
