import type { AccountId, Day } from '@hub/protocol/ids';

/** What a daily game must know about days and the player's run of them. */
export type DailyRifts = {
  /** Id of the day's champion. Drawn once and stored: it never changes afterwards. */
  championOf(day: Day): Promise<string>;
  /** Consecutive completed days that end with the day before `day`. */
  streakBefore(account: AccountId, day: Day): Promise<number>;
};
