import { useGoldRifts } from '@hub/features/daily/screen/day-ring.ts';
import { useUtcDay } from '@hub/web/countdown/completion.ts';
import { dailyScreens } from '@hub/web/games.ts';
import { useAccount } from '@hub/web/session/account.ts';
import { dailyStats } from '@hub/web/session/game-stats.ts';

/** Whether the player solved a daily game at the first try today. */
export function useGoldDay(): boolean {
  const { data: account } = useAccount();
  const start = useUtcDay();
  const hasSolved = dailyScreens.some(
    ({ game }) => account !== undefined && (dailyStats(account, game).lastCompletedTime ?? 0) > start,
  );
  return useGoldRifts(hasSolved, start).length > 0;
}
