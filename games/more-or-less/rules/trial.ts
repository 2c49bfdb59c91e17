import { randomFrom } from '@hub/engine/kernel/random';
import type { Guess } from './command.ts';
import { drawFirst, drawNext, follow, trailFrom } from './draw.ts';
import type { MoreOrLessFacts, PricedItem } from './facts.ts';

/** Number of questions that a visitor may answer without an account. */
export const TRIAL_QUESTIONS = 3;

/** Ids of all items of a trial, in order. */
export const shownIn = (seed: string, facts: MoreOrLessFacts): readonly number[] =>
  trialAfter(seed, Array<Guess>(TRIAL_QUESTIONS).fill('higher'), facts).items.map(({ id }) => id);

export type MoreOrLessTrial = {
  /** The first item, and the item of every question up to the open one. */
  readonly items: readonly PricedItem[];
  /** Whether each answer is right. A wrong answer does not end a trial. */
  readonly results: readonly boolean[];
  readonly isOver: boolean;
};

/** The trial of this seed after these guesses. Throws a RangeError for more guesses than questions. */
export function trialAfter(seed: string, guesses: readonly Guess[], facts: MoreOrLessFacts): MoreOrLessTrial {
  if (guesses.length > TRIAL_QUESTIONS) throw new RangeError(`a trial has ${TRIAL_QUESTIONS} questions`);
  let [current, random] = drawFirst(randomFrom(seed), facts);
  let trail = trailFrom(current);
  const items = [current];
  const results: boolean[] = [];
  const shown = Math.min(guesses.length + 1, TRIAL_QUESTIONS);
  for (let question = 0; question < shown; question += 1) {
    const [next, later] = drawNext(random, trail, facts);
    const guess = guesses[question];
    if (guess !== undefined) results.push((guess === 'higher') === next.priceGold > current.priceGold);
    items.push(next);
    trail = follow(trail, next);
    random = later;
    current = next;
  }
  return { items, results, isOver: guesses.length === TRIAL_QUESTIONS };
}
