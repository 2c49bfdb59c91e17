import { expect } from 'vitest';
import type { DailyFacts } from '../daily/facts.ts';
import type { DailyParts, DailyTypes } from '../daily/rules.ts';
import { nextInt, pick, randomFrom } from '../kernel/random.ts';
import type { GameRules } from '../kernel/rules.ts';
import { expectReplayToEqualLivePlay } from './properties.ts';
import { type DrawCommand, playRandomly } from './random-player.ts';

const PUZZLES = 100;
const optionsOf = (answerId: string) => ({
  day: '2026-03-01',
  answerId,
  streakBefore: 4,
  rewardEssence: 100,
});

/** How tests play the puzzles of a daily game. */
export function puzzlesOf<Parts extends DailyParts>(
  rules: GameRules<DailyTypes<Parts>>,
  facts: DailyFacts<Parts['entry']>,
) {
  type State = DailyTypes<Parts>['state'];
  const now = Date.UTC(2026, 2, 1, 12);
  const context = { now: now + 60_000, facts };

  const open = (answerId: string): State =>
    rules.setup({ options: optionsOf(answerId), seats: 1, seed: '', now, facts });

  const guess = (state: State, text: string) =>
    rules.apply(state, { type: 'command', seat: 0, command: { type: 'guess', text } }, context);

  /** The state after guesses that must all be accepted. */
  const after = (state: State, ...texts: readonly string[]): State =>
    texts.reduce((current, text) => {
      const step = guess(current, text);
      if (!step.ok) throw new Error(`${text}: ${step.refusal}`);
      return step.state;
    }, state);

  /** Mostly names in unusual spellings, sometimes invalid ones. */
  const draw: DrawCommand<DailyTypes<Parts>> = (state, _seat, random) => {
    const [chance, afterChance] = nextInt(random, 20);
    const [any, next] = pick(afterChance, facts.entries);
    if (chance === 0) return [{ type: 'guess', text: `${any.name}?!x` }, next];
    if (chance === 2) return [{ type: 'giveUp' }, next];
    const { name } = chance === 1 ? (facts.entries.find(({ id }) => id === state.answerId) ?? any) : any;
    return [{ type: 'guess', text: chance % 2 === 0 ? name.toUpperCase() : name }, next];
  };

  /** Expects random puzzles to replay like live play; returns what they reached. */
  function replayRandomPuzzles() {
    const reached = { over: 0, accepted: 0, refused: 0 };
    for (let index = 0; index < PUZZLES; index += 1) {
      const [{ id }] = pick(randomFrom(`answer ${index}`), facts.entries);
      const seed = `${rules.name} ${index}`;
      const match = playRandomly(rules, {
        options: optionsOf(id),
        seats: 1,
        seed,
        facts,
        maxInputs: 40,
        draw,
      });
      expectReplayToEqualLivePlay(rules, match, facts);
      expect(match.final.version).toBe(match.final.guesses.length + (match.final.givenUp ? 1 : 0));
      reached.over += match.final.over ? 1 : 0;
      reached.accepted += match.accepted;
      reached.refused += match.refused;
    }
    const { over, accepted, refused } = reached;
    return {
      mostEnd: over > 50 && over < PUZZLES,
      mostCount: accepted > 1_000,
      manyAreRefused: refused > 200,
    };
  }

  return { context, open, guess, after, replayRandomPuzzles };
}
