import type { DailyPuzzles } from '@hub/engine/binding/daily';
import { dayBefore, dayOf, streakEndingOn } from '@hub/engine/binding/days';
import type { AccountId, Day } from '@hub/engine/wire/ids';
import type { AccountStats } from '@hub/protocol/http/accounts';
import type { Clock } from '../../platform/clock.ts';
import type { ChampionDraw, CompletedRun, DailyMode, DailyStore } from './ports.ts';

type Daily = DailyPuzzles & {
  /** Statistics of the account's daily modes for its profile. */
  statsOf(account: AccountId): Promise<AccountStats['dailyRiftStats']>;
};

export function createDaily({
  store,
  draw,
  clock,
}: {
  readonly store: DailyStore;
  readonly draw: ChampionDraw;
  readonly clock: Clock;
}): Daily {
  return {
    async championOf(day) {
      const drawn = await store.champion(day);
      if (drawn !== undefined) return drawn;
      const before = await store.championsBetween(await draw.noRepeatSince(day), day);
      return store.keepChampion(day, await draw.champion(day, before));
    },
    async streakBefore(account, day) {
      const runs = await store.completedRuns(account);
      return streakEndingOn(dayBefore(day), daysOf(runs, 'championRift'));
    },
    async statsOf(account) {
      const runs = await store.completedRuns(account);
      const today = dayOf(clock.now());
      const champion = runs.filter((run) => run.mode === 'championRift');
      return {
        championRift: {
          ...modeStats(runs, 'championRift', today),
          lastCompletedTime:
            champion.length === 0 ? null : Math.max(...champion.map((run) => run.completedAt)),
        },
        itemRift: modeStats(runs, 'itemRift', today),
        emojiRift: modeStats(runs, 'emojiRift', today),
      };
    },
  };
}

const daysOf = (runs: readonly CompletedRun[], mode: DailyMode): Day[] =>
  runs.filter((run) => run.mode === mode).map((run) => run.day);

/** A streak lasts until a whole day is missed; today may still be played. */
function modeStats(
  runs: readonly CompletedRun[],
  mode: DailyMode,
  today: Day,
): { completed: number; streak: number } {
  const days = daysOf(runs, mode);
  const streak = streakEndingOn(days.includes(today) ? today : dayBefore(today), days);
  return { completed: days.length, streak };
}
