import { useIsDoneToday } from '../../features/countdown/completion.ts';
import { useAccount } from '../../features/session/account.ts';
import { dailyStats } from '../../features/session/game-stats.ts';
import { dailyScreens } from '../../games.ts';

interface TodaysRift {
  /** Consecutive days completed; undefined until loaded. */
  readonly streak: number | undefined;
  readonly isSolved: boolean;
}

/** The player's state in today's rift. */
export function useTodaysRift(): TodaysRift {
  const { data: account } = useAccount();
  const [daily] = dailyScreens;
  const rift = account && daily && dailyStats(account, daily.game);
  return { streak: rift?.streak, isSolved: useIsDoneToday(rift?.lastCompletedTime) };
}
