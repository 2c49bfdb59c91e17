import { describe, expect, it } from 'vitest';
import { CHAMPION_ATTRIBUTES, guessResultSchema } from '../game.ts';
import { championRiftRules } from './rules.ts';
import { facts } from './testing/facts.ts';

describe('results of guesses', () => {
  it.each([[['Teemo', 'Garen']], [['Taric', 'Gnar']]])('match the schema of the protocol: %o', (names) => {
    const context = { now: 0, facts };
    const options = { day: '2025-04-16', answerId: 'Gnar', streakBefore: 0, rewardEssence: 100 };
    let state = championRiftRules.setup({ options, seats: 1, seed: '', now: 0, facts });
    for (const text of names) {
      const command = { type: 'guess', text } as const;
      const step = championRiftRules.apply(state, { type: 'command', seat: 0, command }, context);
      if (step.ok) ({ state } = step);
    }
    expect(state.guesses).toHaveLength(names.length);
    for (const { result } of state.guesses) {
      expect(guessResultSchema.parse(JSON.parse(JSON.stringify(result)))).toStrictEqual(result);
      expect(Object.keys(result).toSorted()).toEqual(['image', ...CHAMPION_ATTRIBUTES].toSorted());
    }
  });
});
