import type { AccountId, Day } from '@hub/engine/wire/ids';

import type { AccountStats } from '@hub/protocol/http/accounts';

/** Of a game, or one that is announced. */
export type DailyMode = keyof AccountStats['dailyRiftStats'];

export type CompletedRun = { readonly mode: DailyMode; readonly day: Day; readonly completedAt: number };

export type DailyStore = {
  champion(day: Day): Promise<string | undefined>;
  /** Champions of the days from `first` up to but not including `end`, as far as they were drawn. */
  championsBetween(first: Day, end: Day): Promise<readonly string[]>;
  /** Stores the day's champion unless it has one, and answers with the one it has. */
  keepChampion(day: Day, championId: string): Promise<string>;
  /** Everything the account completed, newest day first. */
  completedRuns(account: AccountId): Promise<readonly CompletedRun[]>;
};

/** How a day's champion is found; the rules of the game, handed in because this area knows no game. */
export type ChampionDraw = {
  /** The first day whose champion must not come back on `day`. */
  noRepeatSince(day: Day): Promise<Day>;
  /** The champion of `day`, given those that were drawn since then. */
  champion(day: Day, drawnBefore: readonly string[]): Promise<string>;
};
