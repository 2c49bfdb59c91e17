import type { AccountId, Day } from '@hub/engine/wire/ids';

import type { AccountStats } from '@hub/protocol/http/accounts';

/** A daily mode, including announced ones. */
export type DailyMode = keyof AccountStats['dailyRiftStats'];

export type CompletedRun = { readonly mode: DailyMode; readonly day: Day; readonly completedAt: number };

export type DailyStore = {
  champion(day: Day): Promise<string | undefined>;
  /** Champions drawn for the days from `first` up to but not including `end`. */
  championsBetween(first: Day, end: Day): Promise<readonly string[]>;
  /** Stores the day's champion unless there is one; returns the stored one. */
  keepChampion(day: Day, championId: string): Promise<string>;
  /** All completed runs of the account, newest day first. */
  completedRuns(account: AccountId): Promise<readonly CompletedRun[]>;
};

/** Draws a day's champion by the rules of the game; injected, because this area depends on no game. */
export type ChampionDraw = {
  /** The first day whose champion must not repeat on `day`. */
  noRepeatSince(day: Day): Promise<Day>;
  /** The champion of `day`, given the champions drawn since that first day. */
  champion(day: Day, drawnBefore: readonly string[]): Promise<string>;
};
