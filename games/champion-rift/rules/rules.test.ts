import { nextInt, pick, randomFrom } from '@hub/engine/kernel/random';
import { expectEqualViews, expectReplayToEqualLivePlay } from '@hub/engine/testing/properties';
import { type DrawCommand, playRandomly } from '@hub/engine/testing/random-player';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ChampionRiftTypes, championRiftRules } from './rules.ts';
import { champion, facts } from './testing/facts.ts';

type State = ChampionRiftTypes['state'];

const NOW = Date.UTC(2025, 3, 16, 20);
const context = { now: NOW + 60_000, facts };
const player = { kind: 'seat', seat: 0 } as const;
const publicAudience = { kind: 'public' } as const;

const open = (options: Partial<ChampionRiftTypes['options']> = {}): State =>
  championRiftRules.setup({
    options: { day: '2025-04-16', answerId: 'Gnar', streakBefore: 4, rewardEssence: 100, ...options },
    seats: 1,
    seed: 'rift',
    now: NOW,
    facts,
  });
const guess = (state: State, text: string) =>
  championRiftRules.apply(state, { type: 'command', seat: 0, command: { type: 'guess', text } }, context);

/** The state after guesses that must all be accepted. */
const after = (state: State, ...texts: string[]): State =>
  texts.reduce((current, text) => {
    const step = guess(current, text);
    if (!step.ok) throw new Error(`${text}: ${step.refusal}`);
    return step.state;
  }, state);

describe('a rift', () => {
  it('opens empty and without a deadline', () => {
    const state = open();
    expect(state).toStrictEqual({
      day: '2025-04-16',
      answerId: 'Gnar',
      streakBefore: 4,
      rewardEssence: 100,
      openedAt: NOW,
      guesses: [],
      version: 0,
      over: false,
    });
    expect(championRiftRules.deadline(state)).toBeUndefined();
    expect(championRiftRules.result(state)).toBeUndefined();
  });

  it('throws for an unknown answer', () => {
    expect(() => open({ answerId: 'Wukong' })).toThrow(RangeError);
  });

  it('counts a guess in any spelling', () => {
    const step = guess(open({ answerId: 'MonkeyKing' }), ' kha’ZIX');
    expect(step).toMatchObject({
      ok: true,
      state: {
        version: 1,
        over: false,
        guesses: [{ id: 'Khazix', result: { image: 'Khazix.png' } }],
      },
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
      day: '2025-04-16',
      attempts: 3,
      rewardEssence: 100,
    });
  });

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
      day: '2025-04-16',
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

  it('shows answer, reward and longer streak at the end', () => {
    expect(championRiftRules.view(after(open(), 'Gnar'), player, context)).toMatchObject({
      isOver: true,
      answer: { id: 'Gnar', name: 'Gnar', image: 'Gnar.png', title: 'the Missing Link' },
      rewardEssence: 100,
      streak: 5,
    });
  });

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
          expectEqualViews(
            championRiftRules,
            [open({ answerId: one }), open({ answerId: other })],
            1,
            context,
          );
          const names = guessed.map((id) => champion(id).name);
          const state = after(open({ answerId: one }), ...names);
          expect(state.guesses).toHaveLength(names.length);
          expectEqualViews(championRiftRules, [state, { ...state, answerId: other }], 1, context);
        },
      ),
    );
  });
});

/** Mostly names in unusual spellings, sometimes invalid ones. */
const draw: DrawCommand<ChampionRiftTypes> = (state, _seat, random) => {
  const [chance, afterChance] = nextInt(random, 20);
  const [anyChampion, next] = pick(afterChance, facts.entries);
  if (chance === 0) return [{ type: 'guess', text: `${anyChampion.name}?!x` }, next];
  const { name } = chance === 1 ? champion(state.answerId) : anyChampion;
  return [{ type: 'guess', text: chance % 2 === 0 ? name.toUpperCase() : name }, next];
};

describe('100 random rifts', () => {
  it('replay like live play, and reach the end', () => {
    const reached = { over: 0, accepted: 0, refused: 0 };
    for (let index = 0; index < 100; index += 1) {
      const [answer] = pick(randomFrom(`answer ${index}`), facts.entries);
      const options = { day: '2025-04-16', answerId: answer.id, streakBefore: index, rewardEssence: 100 };
      const match = playRandomly(championRiftRules, {
        options,
        seats: 1,
        seed: `rift ${index}`,
        facts,
        maxInputs: 40,
        draw,
      });
      expectReplayToEqualLivePlay(championRiftRules, match, facts);
      expect(match.final.version).toBe(match.final.guesses.length);
      reached.over += match.final.over ? 1 : 0;
      reached.accepted += match.accepted;
      reached.refused += match.refused;
    }
    expect(reached.over).toBeGreaterThan(50);
    expect(reached.over).toBeLessThan(100);
    expect(reached.accepted).toBeGreaterThan(1_000);
    expect(reached.refused).toBeGreaterThan(200);
  });
});

it('reads a stored puzzle of version 1 with its guesses', () => {
  const rift = { day: '2026-11-20', answerId: 'Gnar', over: false };
  const state = { ...rift, guesses: [{ championId: 'Ahri', result: { image: 'Ahri.png' } }] };
  expect(championRiftRules.upgrade?.({ state, stateVersion: 1, seed: 'room' })).toEqual({
    ...rift,
    guesses: [{ id: 'Ahri', result: { image: 'Ahri.png' } }],
  });
  expect(championRiftRules.upgrade?.({ state, stateVersion: 0, seed: 'room' })).toBeUndefined();
});
