import { puzzlesOf } from '@hub/engine/testing/daily-puzzles';
import { expectEqualViews } from '@hub/engine/testing/properties';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CHAMPION_ATTRIBUTES, guessResultSchema } from '../game.ts';
import { championRiftRules } from './rules.ts';
import { champion, facts } from './testing/facts.ts';

const { context, guess, after, replayRandomPuzzles, ...puzzles } = puzzlesOf(championRiftRules, facts);
const player = { kind: 'seat', seat: 0 } as const;
const publicAudience = { kind: 'public' } as const;
const open = (answerId = 'Gnar') => puzzles.open(answerId);

describe('a rift', () => {
  it('opens empty and without a deadline', () => {
    const state = open();
    expect(state).toStrictEqual({
      day: '2026-03-01',
      answerId: 'Gnar',
      streakBefore: 4,
      rewardEssence: 100,
      openedAt: context.now - 60_000,
      guesses: [],
      version: 0,
      over: false,
    });
    expect(championRiftRules.deadline(state)).toBeUndefined();
    expect(championRiftRules.result(state)).toBeUndefined();
  });

  it('throws for an unknown answer', () => expect(() => open('Wukong')).toThrow(RangeError));

  it('counts a guess in any spelling', () => {
    const step = guess(open('MonkeyKing'), ' kha’ZIX');
    expect(step).toMatchObject({
      ok: true,
      state: { version: 1, over: false, guesses: [{ id: 'Khazix', result: { image: 'Khazix.png' } }] },
      events: [{ type: 'guessed', id: 'Khazix', isAnswer: false }],
    });
  });

  it('ends with the answer and returns its reward', () => {
    const state = after(open(), 'Teemo', 'Garen');
    const step = guess(state, 'gnar');
    expect(step).toMatchObject({
      ok: true,
      state: { version: 3, over: true },
      events: [
        { type: 'guessed', id: 'Gnar', isAnswer: true },
        { type: 'completed', attempts: 3 },
      ],
    });
    expect(championRiftRules.result(after(state, 'gnar'))).toEqual({
      day: '2026-03-01',
      attempts: 3,
      rewardEssence: 100,
    });
  });

  it.each([[['Teemo', 'Garen']], [['Taric', 'Gnar']]])(
    'has results in the form of the protocol: %o',
    (names) => {
      const { guesses } = after(open(), ...names);
      expect(guesses).toHaveLength(names.length);
      for (const { result } of guesses) {
        expect(guessResultSchema.parse(JSON.parse(JSON.stringify(result)))).toStrictEqual(result);
        expect(Object.keys(result).toSorted()).toEqual(['image', ...CHAMPION_ATTRIBUTES].toSorted());
      }
    },
  );

  it('accepts a guess for every champion', () => {
    const wrong = facts.entries.filter(({ id }) => id !== 'Gnar').map(({ name }) => name);
    const state = after(open(), ...wrong, 'Gnar');
    expect(championRiftRules.result(state)?.attempts).toBe(170);
  });

  it.each([
    ['an unknown name', [], 'Gnarly', 'unknown_guess'],
    ['nothing but signs', [], ' …! ', 'unknown_guess'],
    ['a repeated champion', ['Teemo'], 'Teemo', 'repeated_guess'],
    ['a repeated champion in another spelling', ['Wukong'], 'monkey king', 'repeated_guess'],
    ['a guess after the end', ['Gnar'], 'Teemo', 'game_over'],
    ['the answer after the end', ['Gnar'], 'Gnar', 'game_over'],
    ['an unknown name after the end', ['Gnar'], 'Gnarly', 'game_over'],
  ])('refuses %s', (_, before, text, refusal) => {
    expect(guess(after(open(), ...before), text)).toEqual({ ok: false, refusal });
  });

  it.each([{ type: 'deadline' }, { type: 'seatLeft', seat: 0 }, { type: 'seatReturned', seat: 0 }] as const)(
    'stays as it is at $type',
    (input) => {
      const state = after(open(), 'Teemo');
      const step = championRiftRules.apply(state, input, context);
      expect(step.ok && step.state).toBe(state);
    },
  );
});

describe('the view', () => {
  it('shows guesses, oldest first, and no answer', () => {
    const view = championRiftRules.view(after(open(), 'Teemo', 'Garen', 'Jinx'), player, context);
    expect(view.guesses.map(({ name }) => name.value)).toEqual(['Teemo', 'Garen', 'Jinx']);
    expect(view).toMatchObject({
      version: 3,
      day: '2026-03-01',
      isOver: false,
      answer: null,
      rewardEssence: 0,
      streak: 4,
    });
  });

  it('lists all champions by name', () => {
    const { candidates } = championRiftRules.view(open(), player, context);
    expect(candidates).toHaveLength(170);
    expect(candidates[0]).toStrictEqual({ id: 'Aatrox', name: 'Aatrox', image: 'Aatrox.png' });
    expect(candidates.find(({ id }) => id === 'MonkeyKing')?.name).toBe('Wukong');
  });

  it('shows answer, reward and longer streak at the end', () =>
    expect(championRiftRules.view(after(open(), 'Gnar'), player, context)).toMatchObject({
      isOver: true,
      answer: { id: 'Gnar', name: 'Gnar', image: 'Gnar.png', title: 'the Missing Link' },
      rewardEssence: 100,
      streak: 5,
    }));

  it('shows no guesses to others, not even at the end', () => {
    const view = championRiftRules.view(after(open(), 'Teemo', 'Gnar'), publicAudience, context);
    expect(view).toMatchObject({ guesses: [], answer: null, isOver: true });
  });

  it('keeps results when the facts change', () => {
    const state = after(open(), 'Teemo');
    const dearer = facts.entries.map((known) => ({ ...known, priceEssence: 9_999 }));
    const { guesses } = championRiftRules.view(state, player, {
      ...context,
      facts: { ...facts, entries: dearer },
    });
    expect(guesses).toEqual(championRiftRules.view(state, player, context).guesses);
  });

  it('is equal for two answers with equal results', () => {
    const ids = facts.entries.map(({ id }) => id);
    fc.assert(
      fc.property(
        fc.shuffledSubarray(ids, { minLength: 2, maxLength: 12 }),
        ([one = '', other = '', ...guessed]) => {
          expectEqualViews(championRiftRules, [open(one), open(other)], 1, context);
          const names = guessed.map((id) => champion(id).name);
          const state = after(open(one), ...names);
          expect(state.guesses).toHaveLength(names.length);
          expectEqualViews(championRiftRules, [state, { ...state, answerId: other }], 1, context);
        },
      ),
    );
  });
});

it('100 random rifts replay like live play, and reach the end', () =>
  expect(replayRandomPuzzles()).toEqual({ mostEnd: true, mostCount: true, manyAreRefused: true }));

it('reads a stored puzzle of version 1 with its guesses', () => {
  const rift = { day: '2026-11-20', answerId: 'Gnar', over: false };
  const state = { ...rift, guesses: [{ championId: 'Ahri', result: { image: 'Ahri.png' } }] };
  expect(championRiftRules.upgrade?.({ state, stateVersion: 1, seed: 'room' })).toEqual({
    ...rift,
    guesses: [{ id: 'Ahri', result: { image: 'Ahri.png' } }],
  });
  expect(championRiftRules.upgrade?.({ state, stateVersion: 0, seed: 'room' })).toBeUndefined();
});
