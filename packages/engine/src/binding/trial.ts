/**
 * A few questions of a game for visitors without an account. Nothing is stored or paid. The state follows from the seed
 * and the answers, so every node can answer every call.
 */
export type Trial = {
  /**
   * Returns what a visitor sees after these answers, without the answer to the open question; undefined if an answer is
   * not one of the game or there are too many.
   */
  view(seed: string, answers: readonly string[]): Readonly<Record<string, unknown>> | undefined;
};
