import { useIsDoneToday } from '../../features/countdown/completion.ts';
import { useAccount } from '../../features/session/account.ts';

interface TodaysRift {
  /** Consecutive days completed; undefined until it is known. */
  readonly streak: number | undefined;
  readonly isSolved: boolean;
}

/** How the player stands with the Champion Rift of today. */
export function useTodaysRift(): TodaysRift {
  const { data: account } = useAccount();
  const rift = account?.dailyRiftStats.championRift;
  return { streak: rift?.streak, isSolved: useIsDoneToday(rift?.lastCompletedTime) };
}
