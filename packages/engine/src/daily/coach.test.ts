import { describe, expect, it } from 'vitest';
import { coachOf } from './coach.ts';

interface Stone {
  readonly id: string;
  readonly name: string;
  readonly image: string;
  readonly colour: string;
  readonly size: number;
}
const stone = (id: string): Stone => {
  const [colour = '', size] = id.split('-');
  return { id, name: id, image: '', colour, size: Number(size) };
};
/** Three colours in four sizes. */
const entries = ['red', 'blue', 'green'].flatMap((colour) =>
  [1, 2, 3, 4].map((size) => stone(`${colour}-${size}`)),
);
const compare = (guess: Stone, answer: Stone) => [
  guess.colour === answer.colour,
  Math.sign(answer.size - guess.size),
];
const judge = (...ids: string[]) => coachOf(compare, ids, { entries });

describe('coachOf', () => {
  it('counts what was possible before the first guess and after each one', () => {
    // After red-2: not red, larger, so two colours in two sizes; after blue-3: green, larger.
    expect(judge('red-2', 'blue-3', 'green-4')?.possible).toEqual([12, 4, 1, 1]);
  });

  it('names the guess that ruled out the largest share', () =>
    expect(judge('red-4', 'red-1', 'blue-2')).toMatchObject({ possible: [12, 6, 4, 1], best: 2 }));

  it('names a possible answer that would have left fewer', () => {
    // The second guess repeats what the first one told.
    expect(judge('red-4', 'red-3', 'blue-2')?.better).toEqual({ guess: 1, id: 'blue-2', possible: 1 });
  });

  it('finds nothing better than the best guesses, and no luck in them', () =>
    expect(judge('red-2', 'blue-3', 'green-4')).toMatchObject({ better: null, skill: 100 }));

  it('calls a first guess that is the answer luck, without skill', () => {
    const { luck = 0, ...rest } = judge('red-4') ?? {};
    expect(rest).toEqual({ possible: [12, 1], best: 0, better: null, skill: null });
    // It told log2(12) bits, about 3.6; it splits the answers into classes of 1, 2, 3 and 6, so about 1.7 were to be expected.
    expect(luck).toBeGreaterThan(1);
  });

  it('takes a guess away that names another answer when only one was left', () =>
    expect(judge('red-2', 'blue-3', 'red-1', 'green-4')?.skill).toBeLessThan(
      judge('red-2', 'blue-3', 'green-4')?.skill ?? 0,
    ));

  it('says nothing about a guess that the facts do not know any more', () => {
    expect(judge('red-2', 'gone', 'green-4')).toBeNull();
    expect(judge()).toBeNull();
  });
});
