import { describe, expect, it } from 'vitest';
import { type Attribute, compareLists, compareOrdered, compareValues } from './compare.ts';
import type { DailyEntry } from './facts.ts';
import { ignoredOf } from './hard-mode.ts';
import { type DailyParts, dailyRules } from './rules.ts';

type Stone = DailyEntry & {
  readonly colour: string;
  readonly weight: number;
  readonly marks: string[];
};
type Result = {
  id: string;
  colour: Attribute<string>;
  weight: Attribute<number>;
  marks: Attribute<string[]>;
};
interface Parts extends DailyParts {
  entry: Stone;
  result: Result;
  reveal: object;
  clues: null;
}

const compare = (guess: Stone, answer: Stone): Result => ({
  id: guess.id,
  colour: compareValues(guess.colour, answer.colour),
  weight: compareOrdered(guess.weight, answer.weight),
  marks: compareLists(guess.marks, answer.marks),
});
const stone = (colour: string, weight: number, ...marks: string[]): Stone => {
  const id = [colour, weight, ...marks].join('-');
  return { id, name: id, image: '', colour, weight, marks };
};

const ANSWER = stone('red', 5, 'sun', 'moon');
/** What a guess ignores after one earlier guess. */
const ignored = (earlier: Stone, guess: Stone) =>
  ignoredOf([{ known: compare(earlier, ANSWER), asAnswer: compare(earlier, guess) }]);

describe('ignoredOf', () => {
  it.each([
    ['keeps a correct value', stone('red', 5), stone('blue', 5, 'sun'), ['colour', 'keep', ['red']]],
    [
      'does not repeat a wrong value',
      stone('blue', 5),
      stone('blue', 5, 'sun'),
      ['colour', 'avoid', ['blue']],
    ],
    ['goes higher after an arrow up', stone('blue', 3), stone('red', 3, 'sun'), ['weight', 'higher', ['3']]],
    ['goes lower after an arrow down', stone('blue', 9), stone('red', 9, 'sun'), ['weight', 'lower', ['9']]],
    ['keeps a correct number', stone('blue', 5), stone('red', 6, 'sun'), ['weight', 'keep', ['5']]],
    [
      'keeps what a list shares',
      stone('blue', 5, 'sun', 'star'),
      stone('red', 5, 'moon'),
      ['marks', 'keep', ['sun']],
    ],
    [
      'does not repeat the rest of a list',
      stone('blue', 5, 'sun', 'star'),
      stone('red', 5, 'sun', 'star', 'moon'),
      ['marks', 'avoid', ['star']],
    ],
    [
      'does not repeat a wrong list',
      stone('blue', 5, 'star'),
      stone('red', 5, 'star'),
      ['marks', 'avoid', ['star']],
    ],
    ['does not repeat an empty list', stone('blue', 5), stone('red', 5), ['marks', 'avoid', []]],
  ] as const)('a guess %s', (_, earlier, guess, [attribute, rule, values]) => {
    expect(ignored(earlier, guess)).toEqual({ attribute, rule, values });
  });

  it('finds nothing in a guess that respects everything', () => {
    expect(ignored(stone('blue', 3, 'sun', 'star'), stone('red', 4, 'sun', 'cloud'))).toBeUndefined();
    expect(ignoredOf([])).toBeUndefined();
  });
});

const stones = ['red', 'blue', 'green'].flatMap((colour) =>
  [1, 5, 9].flatMap((weight) => [
    stone(colour, weight),
    stone(colour, weight, 'sun'),
    stone(colour, weight, 'sun', 'moon'),
  ]),
);
const facts = { entries: stones, find: (text: string) => stones.find(({ id }) => id === text) };
const context = { now: 5, facts };
const rules = dailyRules<Parts>({
  name: 'stoneRift',
  stateVersion: 1,
  compare,
  hasHardMode: true,
  reveal: () => ({}),
});
const open = (answerId: string) =>
  rules.setup({
    options: { day: '2026-11-20', answerId, streakBefore: 0, rewardEssence: 100 },
    seats: 1,
    seed: '',
    now: 1,
    facts,
  });
type State = ReturnType<typeof open>;
const guessed = (state: State, text: string, hard?: boolean) =>
  rules.apply(
    state,
    { type: 'command', seat: 0, command: { type: 'guess', text, ...(hard !== undefined && { hard }) } },
    context,
  );
const after = (state: State, text: string, hard?: boolean): State => {
  const step = guessed(state, text, hard);
  if (!step.ok) throw new Error(step.refusal);
  return step.state;
};
const player = { kind: 'seat', seat: 0 } as const;

const started = () => after(open('red-5-sun-moon'), 'blue-1', true);
/** What the player sees of a second guess in hard mode. */
const refusedAfter = (answer: Stone, first: Stone, second: Stone) =>
  rules.view(after(after(open(answer.id), first.id, true), second.id), player, context).refused;

describe('hard mode', () => {
  it('is chosen with the first guess and fixed from then on', () => {
    expect(rules.view(started(), player, context).isHard).toBe(true);
    expect(guessed(started(), 'red-5', false)).toMatchObject({ ok: false, refusal: 'mode_is_fixed' });
    expect(guessed(after(open('red-5'), 'blue-1'), 'red-5', true)).toMatchObject({
      refusal: 'mode_is_fixed',
    });
    expect(guessed(started(), 'red-5-sun', true)).toMatchObject({ ok: true });
    expect(guessed(started(), 'red-5-sun')).toMatchObject({ ok: true });
  });

  it('refuses a guess that ignores something, with the reason, and does not count it', () => {
    const refused = after(started(), 'blue-5-sun');
    const view = rules.view(refused, player, context);
    expect(view).toMatchObject({
      version: 2,
      refused: { id: 'blue-5-sun', attribute: 'colour', rule: 'avoid', values: ['blue'] },
    });
    expect(view.guesses).toHaveLength(1);
    const next = rules.view(after(refused, 'red-5-sun'), player, context);
    expect(next).toMatchObject({ version: 3, refused: null });
    expect(next.guesses).toHaveLength(2);
    expect(rules.view(refused, { kind: 'public' }, context).refused).toBeNull();
  });

  it('accepts the same guess without hard mode', () =>
    expect(after(after(open('red-5-sun-moon'), 'blue-1'), 'blue-5-sun').guesses).toHaveLength(2));

  it('is reported with the result', () => {
    expect(rules.result(after(started(), 'red-5-sun-moon'))).toMatchObject({ attempts: 2, hard: true });
    expect(rules.result(after(open('red-5'), 'red-5'))).not.toHaveProperty('hard');
  });

  const pairs = stones.flatMap((first) =>
    stones.filter((answer) => answer !== first).map((answer) => ({ first, answer })),
  );

  it('never refuses the answer', () =>
    expect(pairs.filter(({ first, answer }) => refusedAfter(answer, first, answer) !== null)).toEqual([]));

  it('refuses the same guesses, whatever answer gave the same result', () => {
    const results = pairs.flatMap(({ first, answer }) => {
      const shown = JSON.stringify(compare(first, answer));
      const open = stones.filter((second) => second !== first && second !== answer);
      return open.map((second) => ({
        case: `${shown} ${second.id}`,
        refused: JSON.stringify(refusedAfter(answer, first, second)),
      }));
    });
    const known = new Map(results.map(({ case: name, refused }) => [name, refused]));
    expect(known.size).toBeLessThan(results.length);
    expect(results.filter(({ case: name, refused }) => known.get(name) !== refused)).toEqual([]);
  });
});
