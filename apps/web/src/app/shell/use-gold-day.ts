import { useUtcDay } from '../../features/countdown/completion.ts';
import { useAccount } from '../../features/session/account.ts';
import { dailyStats } from '../../features/session/game-stats.ts';
import { useGoldRifts } from '../../features/streak/day-ring.ts';
import { dailyScreens } from '../../games.ts';

/** Whether the player solved a daily game at the first try today. */
export function useGoldDay(): boolean {
  const { data: account } = useAccount();
  const start = useUtcDay();
  const hasSolved = dailyScreens.some(
    ({ game }) => account !== undefined && (dailyStats(account, game).lastCompletedTime ?? 0) > start,
  );
  return useGoldRifts(hasSolved, start).length > 0;
}
