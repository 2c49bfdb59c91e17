import type { AccountId, Day } from '../wire/ids.ts';

/** What a daily game reads about its puzzles and the player's streak. */
export type DailyPuzzles = {
  /** Id of the day's champion. Chosen once and stored; it never changes afterwards. */
  championOf(day: Day): Promise<string>;
  /** Consecutive completed days that end with the day before `day`. */
  streakBefore(account: AccountId, day: Day): Promise<number>;
};
