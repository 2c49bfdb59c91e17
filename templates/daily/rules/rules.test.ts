import { champions } from '@hub/catalog/champions';
import { nameFinder } from '@hub/catalog/name-matcher';
import { puzzlesOf } from '@hub/engine/testing/daily-puzzles';
import { expect, it } from 'vitest';
import { templateDailyRules } from './rules.ts';

const facts = { entries: champions, find: nameFinder(champions) };
const { context, open, after } = puzzlesOf(templateDailyRules, facts);

/** The view of a puzzle after these guesses. */
const viewAfter = (answerId: string, ...guesses: string[]) =>
  templateDailyRules.view(after(open(answerId), ...guesses), { kind: 'seat', seat: 0 }, context);

it('compares a guess with the answer', () =>
  expect(viewAfter('Ashe', 'garen').guesses).toStrictEqual([
    {
      id: 'Garen',
      name: { isCorrect: 'wrong', value: 'Garen' },
      regions: { isCorrect: 'wrong', value: ['Demacia'] },
      roles: { isCorrect: 'wrong', value: ['Fighter', 'Tank'] },
      released: { isCorrect: 'lower', value: 2010 },
    },
  ]));

it('shows the answer only at the end', () => {
  expect(viewAfter('Ashe', 'Garen').answer).toBeNull();
  expect(viewAfter('Ashe', 'Garen', 'Ashe').answer).toMatchObject({ id: 'Ashe' });
});
