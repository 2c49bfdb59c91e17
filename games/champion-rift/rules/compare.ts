import type { RiftChampion } from './facts.ts';

/** `medium`: some overlap; `higher`: the answer is higher or later than the guess. */
export type AttributeStatus = 'correct' | 'medium' | 'wrong' | 'higher' | 'lower';

/** What a guess told about one attribute. */
export type Attribute<Value> = {
  isCorrect: AttributeStatus;
  /** What the guessed champion has. */
  value: Value;
  /** The part of it that the answer has too: all when correct, the overlap when medium, absent otherwise. */
  correctValue?: Value;
};

/** What a guess told, attribute by attribute, in the names of the wire. */
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

/** Holds the guessed champion against the answer. */
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

/** Lists without doubles; their order tells nothing. */
function compareLists(guess: readonly string[], answer: readonly string[]): Attribute<string[]> {
  const value = [...guess];
  const shared = value.filter((entry) => answer.includes(entry));
  if (shared.length === 0) return { isCorrect: 'wrong', value };
  if (shared.length === value.length && shared.length === answer.length) return correct(value);
  return { isCorrect: 'medium', value, correctValue: shared };
}
