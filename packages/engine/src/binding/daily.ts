import type { AccountId, Day } from '../wire/ids.ts';

/** What a daily game must know about days and the player's run of them. */
export type DailyPuzzles = {
  /** Id of the day's champion. Drawn once and stored: it never changes afterwards. */
  championOf(day: Day): Promise<string>;
  /** Consecutive completed days that end with the day before `day`. */
  streakBefore(account: AccountId, day: Day): Promise<number>;
};
