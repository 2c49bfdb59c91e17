import { useGivenUpRifts } from '@hub/features/daily/screen/day-ring.ts';
import { useUtcDay } from '@hub/web/countdown/completion.ts';
import { dailyScreens } from '@hub/web/games.ts';
import { useAccount } from '@hub/web/session/account.ts';
import { dailyStats } from '@hub/web/session/game-stats.ts';

interface TodaysRifts {
  /** Number of daily games. */
  readonly all: number;
  readonly solved: number;
  /** Those that are solved or given up. */
  readonly ended: number;
  /** The longest of the running streaks; undefined until loaded. */
  readonly streak: number | undefined;
}

/** The player's state in today's rifts. */
export function useTodaysRifts(): TodaysRifts {
  const { data: account } = useAccount();
  const day = useUtcDay();
  const rifts = account && dailyScreens.map(({ game }) => dailyStats(account, game));
  const solved = rifts?.filter(({ lastCompletedTime }) => (lastCompletedTime ?? 0) > day).length ?? 0;
  return {
    all: dailyScreens.length,
    solved,
    ended: solved + useGivenUpRifts(day).length,
    streak: rifts && Math.max(0, ...rifts.map(({ streak }) => streak)),
  };
}
