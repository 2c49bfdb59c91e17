import { describe, expect, it } from 'vitest';
import type { GuessResult } from '../game.ts';
import { compareChampions } from './rules.ts';
import { champion, facts } from './testing/facts.ts';

const COLUMNS = [
  'name',
  'position',
  'role',
  'region',
  'damage',
  'rangetype',
  'resource',
  'price',
  'releaseDate',
] as const;

const SIGNS = { correct: '=', medium: '~', wrong: 'x', higher: '^', lower: 'v' } as const;

/** The nine statuses of a result, one character each. */
const signs = (result: GuessResult): string =>
  COLUMNS.map((column) => SIGNS[result[column].isCorrect]).join(' ');

/** The partly shared lists, by attribute. */
const overlaps = (result: GuessResult): Record<string, unknown> =>
  Object.fromEntries(
    COLUMNS.filter((column) => result[column].isCorrect === 'medium').map((column) => [
      column,
      result[column].correctValue,
    ]),
  );

describe('compareChampions', () => {
  // Worked out by hand. Columns: name position role region damage range resource price release.
  it.each([
    // Same ranges in two forms, one position and one class in common.
    ['Gnar', 'Jayce', 'x ~ ~ x = = x = v', { position: ['Top'], role: ['Fighter'] }],
    ['Jayce', 'Gnar', 'x ~ ~ x = = x = ^', { position: ['Top'], role: ['Fighter'] }],
    // One of the two ranges.
    ['Garen', 'Gnar', 'x = = x = ~ x ^ ^', { rangetype: ['Melee'] }],
    ['Ashe', 'Jayce', 'x x ~ x = ~ = ^ ^', { role: ['Marksman'], rangetype: ['Ranged'] }],
    // The same two regions in another order; Mixed damage is a value of its own.
    ['Taric', 'Kayle', 'x x x = x ~ = ^ v', { rangetype: ['Melee'] }],
    // The second region of the one is the first of the other.
    ['Annie', 'Mel', 'x ~ = ~ = = = ^ ^', { position: ['Middle'], region: ['Noxus'] }],
    ['Mel', 'Annie', 'x ~ = ~ = = = v v', { position: ['Middle'], region: ['Noxus'] }],
    // Bought at 1234, released later.
    ['Jhin', 'Ezreal', 'x = = x x = = v v', {}],
    // Three of four positions; two classes, of which one is shared.
    ['Pantheon', 'Poppy', 'x ~ ~ x = = = v v', { position: ['Top', 'Jungle', 'Support'], role: ['Fighter'] }],
    // The same two classes in another order.
    ['KSante', 'Garen', 'x = = x = = x v v', {}],
    // Released on the same day at the same price.
    ['Annie', 'Ashe', 'x x ~ x x = = = =', { role: ['Support'] }],
    // Energy is neither Mana nor None.
    ['LeeSin', 'Akali', 'x x ~ = x = = ^ v', { role: ['Assassin'] }],
    ['MonkeyKing', 'MonkeyKing', '= = = = = = = = =', {}],
  ])('compares %s with the answer %s: %s', (guess, answer, row, shared) => {
    const result = compareChampions(champion(guess), champion(answer));
    expect(signs(result)).toBe(row);
    expect(overlaps(result)).toEqual(shared);
  });

  it('returns only values of the guess and shared ones', () =>
    expect(compareChampions(champion('Garen'), champion('Gnar'))).toStrictEqual({
      image: 'Garen.png',
      name: { isCorrect: 'wrong', value: 'Garen' },
      position: { isCorrect: 'correct', value: ['Top'], correctValue: ['Top'] },
      role: { isCorrect: 'correct', value: ['Fighter', 'Tank'], correctValue: ['Fighter', 'Tank'] },
      region: { isCorrect: 'wrong', value: ['Demacia'] },
      damage: { isCorrect: 'correct', value: 'Physical', correctValue: 'Physical' },
      rangetype: { isCorrect: 'medium', value: ['Melee'], correctValue: ['Melee'] },
      resource: { isCorrect: 'wrong', value: 'None' },
      price: { isCorrect: 'higher', value: 225 },
      releaseDate: { isCorrect: 'higher', value: '2010-04-27' },
    }));

  it('compares whole dates, not years', () => {
    const [guess, answer] = [
      { ...champion('Zed'), releaseDate: '2012-11-13' },
      { ...champion('Zed'), releaseDate: '2012-11-14' },
    ];
    expect(compareChampions(guess, answer).releaseDate.isCorrect).toBe('higher');
    expect(compareChampions(answer, guess).releaseDate.isCorrect).toBe('lower');
  });

  it('is correct only for the same champion, and mirrors higher and lower', () => {
    const mirrored = {
      correct: 'correct',
      medium: 'medium',
      wrong: 'wrong',
      higher: 'lower',
      lower: 'higher',
    };
    const pairs = facts.entries.flatMap((guess) => facts.entries.map((answer) => ({ guess, answer })));
    const faults = pairs.filter(({ guess, answer }) => {
      const result = compareChampions(guess, answer);
      const back = compareChampions(answer, guess);
      const isMirrored = COLUMNS.every(
        (column) => back[column].isCorrect === mirrored[result[column].isCorrect],
      );
      return !isMirrored || (result.name.isCorrect === 'correct') !== (guess === answer);
    });
    expect(pairs).toHaveLength(170 * 170);
    expect(faults).toEqual([]);
  });

  it('returns copies of the lists of the facts', () => {
    const result = compareChampions(champion('Gnar'), champion('Gnar'));
    result.position.value.push('Jungle');
    expect(champion('Gnar').positions).toEqual(['Top']);
  });
});
