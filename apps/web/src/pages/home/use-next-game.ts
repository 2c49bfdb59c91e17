import type { GameScreen, ScoreScreen } from '@hub/ui/screens/screen.ts';
import { useAccount } from '../../features/session/account.ts';
import { scoreStats } from '../../features/session/game-stats.ts';
import { listedScreens, scoreScreens } from '../../games.ts';
import { useTodaysRifts } from './use-todays-rifts.ts';

/**
 * The game to play next: today's rifts, then the first score game never played, then the first one. Never a versus game:
 * on a small hub, nobody may be in its lobbies.
 */
export function useNextGame(): GameScreen | undefined {
  const { data: account } = useAccount();
  const { all, solved } = useTodaysRifts();
  if (account === undefined || solved < all) return listedScreens[0];
  const isNew = ({ game }: ScoreScreen) => scoreStats(account, game).playedGames === 0;
  return scoreScreens.find(isNew) ?? scoreScreens[0] ?? listedScreens[0];
}
