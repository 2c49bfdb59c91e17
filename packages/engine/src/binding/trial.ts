/**
 * A few questions of a game for visitors without an account. Nothing is stored. The state follows from the id of the trial,
 * the hub's secret and the answers, so every node can answer every call; and so a visitor may answer again, knowing better.
 */
export type Trial = {
  /**
   * Returns what a visitor sees after these answers, without the answer to the open question; undefined if an answer is
   * not one of the game or there are too many. The id is 22 characters that the server or the caller chose.
   */
  view(
    trial: string,
    answers: readonly string[],
  ): (Readonly<Record<string, unknown>> & { readonly isOver: boolean }) | undefined;
};
