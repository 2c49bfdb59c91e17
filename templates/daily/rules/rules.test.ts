import { champions } from '@hub/catalog/champions';
import { nameFinder } from '@hub/catalog/name-matcher';
import { expect, it } from 'vitest';
import { templateDailyRules } from './rules.ts';

const facts = { entries: champions, find: nameFinder(champions) };
const context = { now: Date.UTC(2026, 2, 1, 12), facts };

/** The view of a puzzle after these guesses. */
function viewAfter(answerId: string, ...guesses: string[]) {
  const options = { day: '2026-03-01', answerId, streakBefore: 0, rewardEssence: 100 };
  let state = templateDailyRules.setup({ options, seats: 1, seed: '', now: context.now, facts });
  for (const text of guesses) {
    const input = { type: 'command', seat: 0, command: { type: 'guess', text } } as const;
    const step = templateDailyRules.apply(state, input, context);
    if (!step.ok) throw new Error(`${text}: ${step.refusal}`);
    state = step.state;
  }
  return templateDailyRules.view(state, { kind: 'seat', seat: 0 }, context);
}

it('compares a guess with the answer', () => {
  expect(viewAfter('Ashe', 'garen').guesses).toStrictEqual([
    {
      id: 'Garen',
      name: { isCorrect: 'wrong', value: 'Garen' },
      regions: { isCorrect: 'wrong', value: ['Demacia'] },
      roles: { isCorrect: 'wrong', value: ['Fighter', 'Tank'] },
      released: { isCorrect: 'lower', value: 2010 },
    },
  ]);
});

it('shows the answer only at the end', () => {
  expect(viewAfter('Ashe', 'Garen').answer).toBeNull();
  expect(viewAfter('Ashe', 'Garen', 'Ashe').answer).toMatchObject({ id: 'Ashe' });
});
