import { champions } from '@hub/catalog/champions';
import { emojiSets } from '@hub/catalog/emoji-sets';
import { nameFinder } from '@hub/catalog/name-matcher';
import { puzzlesOf } from '@hub/engine/testing/daily-puzzles';
import { expectEqualViews } from '@hub/engine/testing/properties';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EMOJI_COUNT } from '../descriptor.ts';
import { REVEALED_ATTRIBUTES } from '../game.ts';
import { cluesOf, type EmojiChampion, type EmojiRiftFacts, emojiRiftRules } from './rules.ts';

const entries: readonly EmojiChampion[] = champions.map((champion) => ({
  ...champion,
  emoji: emojiSets.find(({ id }) => id === champion.id)?.emoji ?? [],
}));
const factsOf = (list: readonly EmojiChampion[]): EmojiRiftFacts => ({
  entries: list,
  find: nameFinder(list),
});
const facts = factsOf(entries);
const { context, open, after, replayRandomPuzzles } = puzzlesOf(emojiRiftRules, facts);
const player = { kind: 'seat', seat: 0 } as const;

function champion(id: string): EmojiChampion {
  const found = entries.find((entry) => entry.id === id);
  if (found === undefined) throw new RangeError(id);
  return found;
}

const wrongNames = (answer: string, count: number) =>
  entries
    .filter(({ id }) => id !== answer)
    .slice(0, count)
    .map(({ name }) => name);

const viewAfter = (answer: string, wrong: number) =>
  emojiRiftRules.view(after(open(answer), ...wrongNames(answer, wrong)), player, context);

describe('the clues', () => {
  it('are one emoji at the start and one more after each wrong guess, six at most', () => {
    const { emoji } = champion('Ahri');
    const shown = Array.from({ length: 9 }, (_, wrong) => viewAfter('Ahri', wrong).clues?.emoji);
    expect(shown).toEqual([1, 2, 3, 4, 5, 6, 6, 6, 6].map((count) => emoji.slice(0, count)));
  });

  it('are one attribute more after each guess with all emoji, in a fixed order, until all are revealed', () => {
    const revealed = Array.from(
      { length: 16 },
      (_, wrong) => viewAfter('Ahri', wrong).clues?.revealed.length,
    );
    expect(revealed).toEqual([0, 0, 0, 0, 0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 8, 8]);
    expect(viewAfter('Ahri', 13).clues?.revealed).toEqual([
      { attribute: 'range', value: ['Ranged'] },
      { attribute: 'damage', value: ['Magic'] },
      { attribute: 'role', value: ['Mage', 'Assassin'] },
      { attribute: 'resource', value: ['Mana'] },
      { attribute: 'position', value: ['Middle'] },
      { attribute: 'price', value: ['1575'] },
      { attribute: 'release', value: ['2011'] },
      { attribute: 'region', value: ['Ionia'] },
    ]);
  });

  it('have the attributes of the protocol, in its order', () =>
    expect(cluesOf(champion('Ahri'), 99).revealed.map(({ attribute }) => attribute)).toEqual(
      REVEALED_ATTRIBUTES,
    ));

  it('never shrink, for every champion', () => {
    for (const answer of entries)
      for (let guesses = 0; guesses < 14; guesses += 1) {
        const [now, next] = [cluesOf(answer, guesses), cluesOf(answer, guesses + 1)];
        expect(next.emoji.slice(0, now.emoji.length), answer.id).toEqual(now.emoji);
        expect(next.revealed.slice(0, now.revealed.length), answer.id).toEqual(now.revealed);
        const grown = next.emoji.length + next.revealed.length - now.emoji.length - now.revealed.length;
        expect(grown, answer.id).toBe(guesses < EMOJI_COUNT - 1 + REVEALED_ATTRIBUTES.length ? 1 : 0);
      }
  });
});

/** The champion, changed in everything that is not revealed after this many wrong guesses. */
function otherBeyond(answer: EmojiChampion, wrong: number): EmojiChampion {
  const { emoji, revealed } = cluesOf(answer, wrong);
  const isRevealed = (attribute: string) => revealed.some((one) => one.attribute === attribute);
  return {
    ...answer,
    title: 'somebody else',
    emoji: [...emoji, ...Array.from({ length: EMOJI_COUNT - emoji.length }, (_, at) => `other ${at}`)],
    ...(!isRevealed('range') && { rangeTypes: ['Melee', 'Ranged'] }),
    ...(!isRevealed('damage') && { damage: 'Mixed' }),
    ...(!isRevealed('role') && { roles: ['Tank'] }),
    ...(!isRevealed('resource') && { resource: 'Heat' }),
    ...(!isRevealed('position') && { positions: ['Jungle'] }),
    ...(!isRevealed('price') && { priceEssence: 1 }),
    ...(!isRevealed('release') && { releaseDate: '1999-01-01' }),
    ...(!isRevealed('region') && { regions: ['Void'] }),
  };
}

describe('the view', () => {
  it('shows a guess as right or wrong, and nothing else of it', () =>
    expect(viewAfter('Ahri', 1).guesses).toStrictEqual([
      { id: 'Aatrox', name: 'Aatrox', image: 'Aatrox.png', isCorrect: 'wrong' },
    ]));

  it('shows the answer with all its emoji at the end', () => {
    const view = emojiRiftRules.view(after(open('Ahri'), 'Garen', 'Ahri'), player, context);
    expect(view).toMatchObject({
      isOver: true,
      rewardEssence: 100,
      streak: 5,
      answer: { id: 'Ahri', title: 'the Nine-Tailed Fox', emoji: champion('Ahri').emoji },
    });
  });

  it('shows others no emoji, no guesses and no answer', () => {
    const view = emojiRiftRules.view(after(open('Ahri'), 'Garen', 'Ahri'), { kind: 'public' }, context);
    expect(view).toMatchObject({ clues: null, guesses: [], answer: null });
  });

  it('is equal for two answers that differ only in what is not revealed yet', () =>
    fc.assert(
      fc.property(fc.constantFrom(...entries), fc.nat({ max: 12 }), (answer, wrong) => {
        const state = after(open(answer.id), ...wrongNames(answer.id, wrong));
        const changed = otherBeyond(answer, wrong);
        const changedFacts = factsOf(entries.map((entry) => (entry.id === answer.id ? changed : entry)));
        expect(changed).not.toEqual(answer);
        expect(emojiRiftRules.view(state, player, { ...context, facts: changedFacts })).toEqual(
          emojiRiftRules.view(state, player, context),
        );
      }),
    ));

  it('is equal at the start for two champions with the same first emoji', () => {
    expect(champion('Garen').emoji[0]).toBe(champion('Quinn').emoji[0]);
    expectEqualViews(emojiRiftRules, [open('Garen'), open('Quinn')], 1, context);
  });
});

it('100 random puzzles replay like live play, and reach the end', () =>
  expect(replayRandomPuzzles()).toEqual({ mostEnd: true, mostCount: true, manyAreRefused: true }));
