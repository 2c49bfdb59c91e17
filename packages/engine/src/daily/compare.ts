/** `medium`: some overlap; `higher`: the answer is higher or later than the guess. */
export type AttributeStatus = 'correct' | 'medium' | 'wrong' | 'higher' | 'lower';

/** Result of a guess for one attribute. Fields have the names of the protocol, because stored games contain them. */
export type Attribute<Value> = {
  isCorrect: AttributeStatus;
  /** Value of the guess. */
  value: Value;
  /** The part that the answer shares: all if correct, the overlap if medium, otherwise absent. */
  correctValue?: Value;
};

const correct = <Value>(value: Value): Attribute<Value> => ({
  isCorrect: 'correct',
  value,
  correctValue: value,
});

/** Compares single values: correct or wrong. */
export const compareValues = (guess: string, answer: string): Attribute<string> =>
  guess === answer ? correct(guess) : { isCorrect: 'wrong', value: guess };

/** Compares numbers, or dates in ISO form, which sort as text: correct, higher or lower. */
export function compareOrdered<Value extends number | string>(guess: Value, answer: Value): Attribute<Value> {
  if (guess === answer) return correct(guess);
  return { isCorrect: answer > guess ? 'higher' : 'lower', value: guess };
}

/**
 * Compares lists without duplicates; their order does not matter. Correct, medium or wrong; two empty lists are equal.
 */
export function compareLists(guess: readonly string[], answer: readonly string[]): Attribute<string[]> {
  const value = [...guess];
  const shared = value.filter((entry) => answer.includes(entry));
  if (shared.length === value.length && shared.length === answer.length) return correct(value);
  if (shared.length === 0) return { isCorrect: 'wrong', value };
  return { isCorrect: 'medium', value, correctValue: shared };
}
