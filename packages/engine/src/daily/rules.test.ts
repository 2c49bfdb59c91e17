import { describe, expect, it } from 'vitest';
import { puzzlesOf } from '../testing/daily-puzzles.ts';
import { expectEqualViews } from '../testing/properties.ts';
import { compareLists, compareOrdered, compareValues } from './compare.ts';
import type { DailyEntry } from './facts.ts';
import { type DailyParts, dailyRules } from './rules.ts';

type Fruit = DailyEntry & { readonly colour: string };
interface Parts extends DailyParts {
  entry: Fruit;
  result: { readonly number: number; readonly sameColour: boolean };
  reveal: { colour: string };
  clues: string[];
}

/** A game that reveals one more letter of the answer's colour after every guess. */
const rules = dailyRules<Parts>({
  name: 'fruitRift',
  stateVersion: 1,
  compare: (guess, answer, number) => ({ number, sameColour: guess.colour === answer.colour }),
  reveal: ({ colour }) => ({ colour }),
  clues: ({ colour }, guesses) => Array.from(colour.slice(0, guesses)),
});
const fruit = (id: string, colour: string): Fruit => ({ id, name: id, image: `${id}.png`, colour });
const entries = [fruit('apple', 'green'), fruit('grape', 'green'), fruit('lemon', 'yellow')];
const find = (text: string) => entries.find(({ id }) => id === text.trim());
const { context, ...puzzles } = puzzlesOf(rules, { entries, find });
const player = { kind: 'seat', seat: 0 } as const;

const after = (answerId: string, ...guesses: string[]) => puzzles.after(puzzles.open(answerId), ...guesses);

describe('dailyRules', () => {
  it('passes the number of the guess to the comparison', () =>
    expect(rules.view(after('apple', 'lemon', 'grape'), player, context).guesses).toEqual([
      { number: 1, sameColour: false },
      { number: 2, sameColour: true },
    ]));

  it('shows the clues of the counted guesses to the player alone', () => {
    const state = after('apple', 'lemon', 'grape');
    expect(rules.view(state, player, context)).toMatchObject({ clues: ['g', 'r'], answer: null });
    expect(rules.view(state, { kind: 'public' }, context)).toMatchObject({ clues: null, guesses: [] });
  });

  it('shows the answer at the end', () => {
    const view = rules.view(after('apple', 'lemon', 'apple'), player, context);
    expect(view).toMatchObject({ isOver: true, answer: { id: 'apple' }, rewardEssence: 100, streak: 5 });
  });

  it('has equal views for answers with equal results and clues', () => {
    expect(after('apple', 'lemon').guesses).toEqual(after('grape', 'lemon').guesses);
    expectEqualViews(rules, [after('apple', 'lemon'), after('grape', 'lemon')], 1, context);
  });
});

describe('giving up', () => {
  const many = Array.from({ length: 12 }, (_, index) => fruit(`fruit ${index}`, 'red'));
  const facts = { entries: many, find: (text: string) => many.find(({ id }) => id === text) };
  const orchard = puzzlesOf(rules, facts);
  const giveUp = (state: ReturnType<typeof orchard.open>, now = orchard.context.now) =>
    rules.apply(
      state,
      { type: 'command', seat: 0, command: { type: 'giveUp' } },
      { ...orchard.context, now },
    );
  const guessed = (count: number) =>
    orchard.after(orchard.open('fruit 11'), ...many.slice(0, count).map(({ id }) => id));

  it('is refused before ten guesses and after the end', () => {
    expect(giveUp(guessed(9))).toEqual({ ok: false, refusal: 'too_early' });
    const step = giveUp(guessed(10));
    expect(step.ok && giveUp(step.state)).toEqual({ ok: false, refusal: 'game_over' });
    expect(step.ok && orchard.guess(step.state, 'fruit 11')).toEqual({ ok: false, refusal: 'game_over' });
  });

  it('shows the answer to the player alone, without reward, longer streak or attempts', () => {
    const step = giveUp(guessed(10));
    if (!step.ok) throw new Error(step.refusal);
    expect(rules.view(step.state, player, orchard.context)).toMatchObject({
      isOver: true,
      isGivenUp: true,
      answer: { id: 'fruit 11' },
      rewardEssence: 0,
      streak: 4,
      coach: null,
      version: 11,
    });
    expect(rules.view(step.state, { kind: 'public' }, orchard.context).answer).toBeNull();
    expect(rules.result(step.state)).toMatchObject({ attempts: null });
  });
});

describe('comparisons', () => {
  it('compare values, numbers, dates and lists', () => {
    expect(compareValues('a', 'a')).toEqual({ isCorrect: 'correct', value: 'a', correctValue: 'a' });
    expect(compareValues('a', 'b')).toEqual({ isCorrect: 'wrong', value: 'a' });
    expect(compareOrdered(3, 4)).toEqual({ isCorrect: 'higher', value: 3 });
    expect(compareOrdered('2020-01-02', '2020-01-01')).toEqual({ isCorrect: 'lower', value: '2020-01-02' });
    expect(compareLists(['a', 'b'], ['b', 'a']).isCorrect).toBe('correct');
    expect(compareLists(['a', 'b'], ['b', 'c'])).toEqual({
      isCorrect: 'medium',
      value: ['a', 'b'],
      correctValue: ['b'],
    });
    expect(compareLists(['a'], ['c'])).toEqual({ isCorrect: 'wrong', value: ['a'] });
  });

  it('treat two empty lists as equal, and one as wrong', () => {
    expect(compareLists([], [])).toEqual({ isCorrect: 'correct', value: [], correctValue: [] });
    expect(compareLists([], ['a'])).toEqual({ isCorrect: 'wrong', value: [] });
    expect(compareLists(['a'], [])).toEqual({ isCorrect: 'wrong', value: ['a'] });
  });
});
