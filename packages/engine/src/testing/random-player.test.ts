import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pick } from '../kernel/random.ts';
import { accept, type GameRules } from '../kernel/rules.ts';
import { type DiceRaceTypes, diceRaceRules } from './dice-race.ts';
import { expectEqualViews, expectReplayToEqualLivePlay } from './properties.ts';
import { type DrawCommand, playRandomly, type RandomSetting } from './random-player.ts';

const facts = { sides: 6 };
const draw: DrawCommand<DiceRaceTypes> = (_state, _seat, random) => pick(random, ['roll', 'roll', 'pass']);
const setting = (seed: string, seats = 3): RandomSetting<DiceRaceTypes> => ({
  options: { goal: 30 },
  seats,
  seed,
  facts,
  maxInputs: 300,
  draw,
});
const seeds = fc.string({ maxLength: 8 });
const play = (seed: string) => playRandomly(diceRaceRules, setting(seed));
const setUp = (seed: string) => diceRaceRules.setup({ ...setting(seed), now: 0 });

/** The same game with some rules replaced. */
const broken = (part: Partial<GameRules<DiceRaceTypes>>): GameRules<DiceRaceTypes> => ({
  ...diceRaceRules,
  ...part,
});

describe('a random match', () => {
  it('is the same for the same setting and differs for another seed', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        expect(play(seed)).toEqual(play(seed));
      }),
      { numRuns: 20 },
    );
    expect(play('a').log.inputs).not.toEqual(play('b').log.inputs);
  });

  it('replays like live play', () =>
    fc.assert(
      fc.property(seeds, (seed) => {
        const match = play(seed);
        expect(match.accepted).toBeGreaterThan(5);
        expectReplayToEqualLivePlay(diceRaceRules, match, facts);
      }),
      { numRuns: 50 },
    ));
});

describe('the properties detect', () => {
  it('rules that mutate a state', () => {
    const rules = broken({
      apply(state) {
        Object.assign(state, { turn: state.turn + 1 });
        return accept(state);
      },
    });
    expect(() => playRandomly(rules, setting('altered'))).toThrow(TypeError);
  });

  it('rules that return events without a change', () => {
    const rules = broken({ apply: (state) => accept(state, [{ type: 'rolled' as const, value: 1 }]) });
    expect(() => playRandomly(rules, setting('silent'))).toThrow('events without a change');
  });

  it('rules that use another random source', () => {
    let calls = 0;
    const rules = broken({
      apply(state) {
        calls += 1;
        return accept({ ...state, turn: calls });
      },
    });
    const match = playRandomly(rules, setting('chance'));
    expect(() => expectReplayToEqualLivePlay(rules, match, facts)).toThrow(/strictly equal/);
  });

  it('a state that storage changes', () => {
    const rules = broken({ apply: (state) => accept({ ...state, turnEndsAt: Number.POSITIVE_INFINITY }) });
    const match = playRandomly(rules, setting('storage'));
    expect(() => expectReplayToEqualLivePlay(rules, match, facts)).toThrow(/strictly equal/);
  });

  it('a secret in a view, and two equal states', () => {
    const context = { now: 0, facts };
    const leaky = broken({ view: (state) => ({ totals: [state.random[0].charCodeAt(0)], turn: 0 }) });
    expectEqualViews(diceRaceRules, [setUp('a'), setUp('b')], 3, context);
    expect(() => expectEqualViews(leaky, [setUp('a'), setUp('b')], 3, context)).toThrow(/strictly equal/);
    expect(() => expectEqualViews(diceRaceRules, [setUp('a'), setUp('a')], 3, context)).toThrow(/not/);
  });
});
