import { daySchema, gameIdSchema } from '@hub/engine/wire/ids';
import { describe, expect, it } from 'vitest';
import { CHAMPION_ATTRIBUTES, type ChampionRiftState, championRiftStateSchema } from '../game.ts';
import { championRiftRules } from './rules.ts';
import { facts } from './testing/facts.ts';
import type { ChampionRiftView } from './view.ts';

/** What the server sends: the view under the name of its game. That it compiles is half of the test. */
const onTheWire = (view: ChampionRiftView): ChampionRiftState => ({
  ...view,
  day: daySchema.parse(view.day),
  gameId: gameIdSchema.parse('rift-0001'),
});

describe('the view of a rift', () => {
  it.each([[[]], [['Teemo', 'Garen']], [['Taric', 'Gnar']]])(
    'after %o is what the contract promises',
    (names) => {
      const context = { now: 0, facts };
      const options = { day: '2025-04-16', answerId: 'Gnar', streakBefore: 0, rewardEssence: 100 };
      let state = championRiftRules.setup({ options, seats: 1, seed: '', now: 0, facts });
      for (const champion of names) {
        const step = championRiftRules.apply(
          state,
          { type: 'command', seat: 0, command: { type: 'guess', champion } },
          context,
        );
        if (step.ok) ({ state } = step);
      }
      const sent = onTheWire(championRiftRules.view(state, { kind: 'seat', seat: 0 }, context));
      expect(sent.guesses).toHaveLength(names.length);
      expect(championRiftStateSchema.parse(JSON.parse(JSON.stringify(sent)))).toStrictEqual(sent);
      for (const result of sent.guesses)
        expect(Object.keys(result).toSorted()).toEqual(['image', ...CHAMPION_ATTRIBUTES].toSorted());
    },
  );
});
