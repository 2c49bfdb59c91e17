import { countKnown, type KnownAttribute, knownFrom } from '@hub/ui/daily/known-attributes.ts';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CHAMPION_ATTRIBUTES, type ChampionAttribute, type GuessResult } from '../game.ts';
import { guessOf } from './columns.tsx';
import { AHRI, ANIVIA, type Facts, GAREN, ROSTER, resultOf } from './testing/champions.ts';

const RANKS = { locked: 1, medium: 2, correct: 3 };

const someOf = (...entries: string[]) => fc.shuffledSubarray(entries, { minLength: 1 });

/** Champions that share many attribute values, so that most list clues are partly correct. */
const anyChampion: fc.Arbitrary<Facts> = fc.record({
  id: fc.constantFrom('A', 'B', 'C', 'D'),
  name: fc.constantFrom('A', 'B', 'C', 'D'),
  title: fc.constant(''),
  position: someOf('Top', 'Jungle', 'Middle', 'Bottom', 'Support'),
  role: someOf('Mage', 'Tank', 'Fighter'),
  region: someOf('Ionia', 'Zaun', 'Void'),
  damage: fc.constantFrom('Magic', 'Physical'),
  rangetype: someOf('Melee', 'Ranged'),
  resource: fc.constantFrom('Mana', 'None'),
  price: fc.constantFrom(450, 1350, 1575),
  releaseDate: fc.constantFrom('2009-02-21', '2013-10-10', '2020-01-01'),
});

const anyGuesses = fc
  .record({ answer: anyChampion, guesses: fc.array(anyChampion, { minLength: 1, maxLength: 12 }) })
  .map(({ answer, guesses }) => guesses.map((guess) => resultOf(guess, answer)));

type Known = Record<ChampionAttribute, KnownAttribute>;

/** What is known from these results, of which only the first cells are shown. */
function learnAll(results: readonly GuessResult[], shownCells: number = CHAMPION_ATTRIBUTES.length): Known {
  const rows = results.map((result, index) => ({
    number: index + 1,
    guess: guessOf(result),
    shownCells,
    isRevealing: false,
  }));
  const known = knownFrom(rows, CHAMPION_ATTRIBUTES.length);
  return Object.fromEntries(
    CHAMPION_ATTRIBUTES.map((attribute, index) => [attribute, known[index]]),
  ) as Known;
}
const countOf = (known: Known) => countKnown(Object.values(known));

describe('what is known', () => {
  it('begins with nine locked attributes', () => {
    expect(Object.values(learnAll([]))).toEqual(
      Array.from({ length: 9 }, () => ({ status: 'locked', parts: [] })),
    );
    expect(countOf(learnAll([]))).toBe(0);
  });

  it('keeps what is right and the overlap of what is partly right', () => {
    const known = learnAll([resultOf(AHRI, ANIVIA)]);
    expect(known.position).toEqual({ status: 'medium', parts: ['Middle'] });
    expect(known.role).toEqual({ status: 'medium', parts: ['Mage'] });
    expect(known.damage).toEqual({ status: 'correct', parts: ['Magic'] });
    expect(known.region).toEqual({ status: 'locked', parts: [] });
    expect(known.price, 'lower is no knowledge of the value').toEqual({ status: 'locked', parts: [] });
    expect(countOf(known)).toBe(3);
  });

  it('merges overlaps without doubles', () => {
    const answer = { ...ANIVIA, region: ['Ionia', 'Zaun', 'Void'] };
    const guesses = [['Void', 'Ionia', 'Targon'], ['Ionia', 'Demacia'], ['Zaun']];
    const known = learnAll(guesses.map((region) => resultOf({ ...GAREN, region }, answer)));
    expect(known.region).toEqual({ status: 'medium', parts: ['Ionia', 'Void', 'Zaun'] });
  });

  it('counts only the cells that can be seen', () => {
    const result = resultOf(ANIVIA, ANIVIA);
    expect(countOf(learnAll([result], 1))).toBe(1);
    expect(learnAll([result], 4).region.status).toBe('correct');
    expect(learnAll([result], 4).damage.status).toBe('locked');
  });

  it('is complete once the champion is named', () =>
    expect(countOf(learnAll(ROSTER.map((guess) => resultOf(guess, ANIVIA))))).toBe(9));

  it('never falls', () =>
    fc.assert(
      fc.property(anyGuesses, (results) => {
        let known = learnAll([]);
        for (const index of results.keys()) {
          const after = learnAll(results.slice(0, index + 1));
          for (const attribute of CHAMPION_ATTRIBUTES) {
            expect(RANKS[after[attribute].status]).toBeGreaterThanOrEqual(RANKS[known[attribute].status]);
            const hasRisen = after[attribute].status !== known[attribute].status;
            const lost = known[attribute].parts.filter((part) => !after[attribute].parts.includes(part));
            expect(hasRisen ? [] : lost).toEqual([]);
          }
          known = after;
        }
      }),
    ));

  it('does not depend on the order of the guesses, and learns nothing from hearing one twice', () =>
    fc.assert(
      fc.property(
        anyGuesses.chain((results) =>
          fc.record({
            results: fc.constant(results),
            shuffled: fc.shuffledSubarray([...results, ...results], { minLength: results.length * 2 }),
          }),
        ),
        ({ results, shuffled }) => {
          expect(learnAll(shuffled)).toEqual(learnAll(results));
        },
      ),
    ));
});
