import { attributesOfItems } from '@hub/catalog/item-attributes';
import { items } from '@hub/catalog/items';
import { nameFinder } from '@hub/catalog/name-matcher';
import { puzzlesOf } from '@hub/engine/testing/daily-puzzles';
import { expectEqualViews } from '@hub/engine/testing/properties';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { guessResultSchema, ITEM_ATTRIBUTES } from '../game.ts';
import type { ItemRiftFacts, RiftItem } from './rules.ts';
import { compareItems, itemRiftRules } from './rules.ts';

const entries: readonly RiftItem[] = [...attributesOfItems(items)].map(([{ id, name, image }, values]) => ({
  ...values,
  id: String(id),
  name,
  image,
}));
const facts: ItemRiftFacts = { entries, find: nameFinder(entries) };
const { context, after, replayRandomPuzzles, ...puzzles } = puzzlesOf(itemRiftRules, facts);

function item(name: string): RiftItem {
  const found = facts.find(name);
  if (found === undefined) throw new RangeError(name);
  return found;
}

const open = (answer: string) => puzzles.open(item(answer).id);

const statuses = (guess: string, answer: string) => {
  const result = compareItems(item(guess), item(answer));
  return ITEM_ATTRIBUTES.map((attribute) => result[attribute].isCorrect);
};

describe('a guess', () => {
  it('is compared by eight attributes', () =>
    expect(compareItems(item('Locket of the Iron Solari'), item('Knight’s Vow'))).toStrictEqual({
      id: '3190',
      name: { isCorrect: 'wrong', value: 'Locket of the Iron Solari' },
      price: { isCorrect: 'higher', value: 2200 },
      rank: { isCorrect: 'correct', value: 'Legendary', correctValue: 'Legendary' },
      stats: {
        isCorrect: 'medium',
        value: ['Ability haste', 'Armor', 'Health', 'Magic resist'],
        correctValue: ['Ability haste', 'Armor', 'Health'],
      },
      buildsFrom: {
        isCorrect: 'medium',
        value: ['Cloth Armor', 'Kindlegem', 'Null-Magic Mantle'],
        correctValue: ['Kindlegem'],
      },
      buildsInto: { isCorrect: 'correct', value: 0, correctValue: 0 },
      components: { isCorrect: 'correct', value: 3, correctValue: 3 },
      sellPrice: { isCorrect: 'higher', value: 1540 },
    }));

  it('shares an empty recipe with another item that is not built', () =>
    expect(statuses('Long Sword', 'Ruby Crystal')[ITEM_ATTRIBUTES.indexOf('buildsFrom')]).toBe('correct'));

  it('is all correct for the answer alone', () => {
    const correct = ITEM_ATTRIBUTES.map(() => 'correct');
    for (const { name } of entries) expect(statuses(name, name), name).toEqual(correct);
    expect(statuses('Runaan’s Hurricane', 'Rapid Firecannon')).toEqual(['wrong', ...correct.slice(1)]);
  });

  it('gives the same knowledge from both sides, for every pair of items', () => {
    const mirrored = {
      correct: 'correct',
      medium: 'medium',
      wrong: 'wrong',
      higher: 'lower',
      lower: 'higher',
    };
    const faults = entries.flatMap((guess) =>
      entries.filter((answer) => {
        const [there, back] = [compareItems(guess, answer), compareItems(answer, guess)];
        return ITEM_ATTRIBUTES.some(
          (attribute) => back[attribute].isCorrect !== mirrored[there[attribute].isCorrect],
        );
      }),
    );
    expect(faults).toEqual([]);
  });

  it('has the form of the protocol, and no value that the guess does not have', () =>
    fc.assert(
      fc.property(fc.constantFrom(...entries), fc.constantFrom(...entries), (guess, answer) => {
        const result = compareItems(guess, answer);
        expect(guessResultSchema.parse(JSON.parse(JSON.stringify(result)))).toStrictEqual(result);
        for (const attribute of ITEM_ATTRIBUTES) {
          const { value, correctValue = [] } = result[attribute];
          expect([value].flat()).toEqual(expect.arrayContaining([correctValue].flat()));
        }
      }),
    ));
});

describe('the view', () => {
  const player = { kind: 'seat', seat: 0 } as const;

  it('lists all 183 items, and nothing of them but name and picture', () => {
    const { candidates, clues } = itemRiftRules.view(open('Thornmail'), player, context);
    expect(candidates).toHaveLength(183);
    expect(candidates.find(({ name }) => name === 'Thornmail')).toStrictEqual({
      id: '3075',
      name: 'Thornmail',
      image: '3075.png',
    });
    expect(clues).toBeNull();
  });

  it('shows the answer and the reward at the end', () =>
    expect(
      itemRiftRules.view(after(open('Thornmail'), 'Boots', 'thorn mail'), player, context),
    ).toMatchObject({
      isOver: true,
      answer: { id: '3075', name: 'Thornmail', image: '3075.png' },
      rewardEssence: 100,
      streak: 5,
    }));

  it('is equal for two answers after the same results', () => {
    const names = entries.map(({ name }) => name);
    fc.assert(
      fc.property(
        fc.shuffledSubarray(names, { minLength: 2, maxLength: 12 }),
        ([one = '', other = '', ...guessed]) => {
          expectEqualViews(itemRiftRules, [open(one), open(other)], 1, context);
          const state = after(open(one), ...guessed);
          expect(state.guesses).toHaveLength(guessed.length);
          expectEqualViews(itemRiftRules, [state, { ...state, answerId: item(other).id }], 1, context);
        },
      ),
    );
  });
});

it('100 random puzzles replay like live play, and reach the end', () =>
  expect(replayRandomPuzzles()).toEqual({ mostEnd: true, mostCount: true, manyAreRefused: true }));
