import type { Account } from '@hub/protocol/http/accounts';
import { type GameScreen, isDaily, isVersus } from '@hub/ui/screens/screen.ts';
import { useAccount } from '../../features/session/account.ts';
import { scoreStats, versusStats } from '../../features/session/game-stats.ts';
import { listedScreens } from '../../games.ts';
import { useTodaysRifts } from './use-todays-rifts.ts';

/** The game to play next: today's rifts, then the first game never played, then the first that is not a daily. */
export function useNextGame(): GameScreen | undefined {
  const { data: account } = useAccount();
  const { all, solved } = useTodaysRifts();
  if (account === undefined || solved < all) return listedScreens[0];
  const others = listedScreens.filter((screen) => !isDaily(screen));
  return others.find((screen) => !isPlayed(account, screen)) ?? others[0] ?? listedScreens[0];
}

function isPlayed(account: Account, screen: GameScreen): boolean {
  if (isDaily(screen)) return true;
  if (isVersus(screen)) {
    const { wins, looses } = versusStats(account, screen.game);
    return wins + looses > 0;
  }
  return scoreStats(account, screen.game).playedGames > 0;
}
