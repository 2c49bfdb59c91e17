import type { RiftChampion } from './facts.ts';

/** `medium`: some overlap; `higher`: the answer is higher or later than the guess. */
export type AttributeStatus = 'correct' | 'medium' | 'wrong' | 'higher' | 'lower';

/** Result of a guess for one attribute. */
type Attribute<Value> = {
  isCorrect: AttributeStatus;
  /** Value of the guessed champion. */
  value: Value;
  /** The part that the answer shares: all if correct, the overlap if medium, otherwise absent. */
  correctValue?: Value;
};

/** Result of a guess, by attribute. Fields have the names of the protocol, because stored games contain them. */
export type GuessResult = {
  image: string;
  name: Attribute<string>;
  position: Attribute<string[]>;
  role: Attribute<string[]>;
  region: Attribute<string[]>;
  damage: Attribute<string>;
  rangetype: Attribute<string[]>;
  resource: Attribute<string>;
  /** Blue Essence. */
  price: Attribute<number>;
  /** `YYYY-MM-DD`. */
  releaseDate: Attribute<string>;
};

/** Compares the guessed champion with the answer, attribute by attribute. */
export const compareChampions = (guess: RiftChampion, answer: RiftChampion): GuessResult => ({
  image: guess.image,
  name: compareValues(guess.name, answer.name),
  position: compareLists(guess.positions, answer.positions),
  role: compareLists(guess.roles, answer.roles),
  region: compareLists(guess.regions, answer.regions),
  damage: compareValues(guess.damage, answer.damage),
  rangetype: compareLists(guess.rangeTypes, answer.rangeTypes),
  resource: compareValues(guess.resource, answer.resource),
  price: compareOrdered(guess.priceEssence, answer.priceEssence),
  releaseDate: compareOrdered(guess.releaseDate, answer.releaseDate),
});

const correct = <Value>(value: Value): Attribute<Value> => ({
  isCorrect: 'correct',
  value,
  correctValue: value,
});

const compareValues = (guess: string, answer: string): Attribute<string> =>
  guess === answer ? correct(guess) : { isCorrect: 'wrong', value: guess };

/** Numbers, or dates in ISO form, which sort as text. */
function compareOrdered<Value extends number | string>(guess: Value, answer: Value): Attribute<Value> {
  if (guess === answer) return correct(guess);
  return { isCorrect: answer > guess ? 'higher' : 'lower', value: guess };
}

/** Compares lists without duplicates; their order does not matter. */
function compareLists(guess: readonly string[], answer: readonly string[]): Attribute<string[]> {
  const value = [...guess];
  const shared = value.filter((entry) => answer.includes(entry));
  if (shared.length === 0) return { isCorrect: 'wrong', value };
  if (shared.length === value.length && shared.length === answer.length) return correct(value);
  return { isCorrect: 'medium', value, correctValue: shared };
}
