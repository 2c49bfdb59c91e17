import { useDayRing, useGivenUpRifts } from '@hub/features/daily/screen/day-ring.ts';
import { type GameScreen, isVersus, type ScoreScreen } from '@hub/ui/screens/screen.ts';
import { useUtcDay } from '@hub/web/countdown/completion.ts';
import { dailyScreens, listedScreens, scoreScreens, screens } from '@hub/web/games.ts';
import { useAccount } from '@hub/web/session/account.ts';
import { dailyStats, scoreStats } from '@hub/web/session/game-stats.ts';

/**
 * The game to play next: the first daily game that is open, then what today's ring lacks, then a score game never played, then
 * the first one. A game at a table waits for the ring to ask for it: bots play there when nobody else does.
 */
export function useNextGame(): GameScreen | undefined {
  const { data: account } = useAccount();
  const day = useUtcDay();
  const { data: ring } = useDayRing(day);
  const givenUp = useGivenUpRifts(day);
  if (account === undefined) return dailyScreens[0] ?? listedScreens[0];
  const rift = dailyScreens.find(
    ({ game }) => (dailyStats(account, game).lastCompletedTime ?? 0) <= day && !givenUp.includes(game.id),
  );
  if (rift !== undefined) return rift;
  const isNew = ({ game }: ScoreScreen) => scoreStats(account, game).playedGames === 0;
  const score = scoreScreens.find(isNew) ?? scoreScreens[0];
  if (ring?.score !== null && ring?.table === null) return screens.find(isVersus) ?? score;
  return score ?? listedScreens[0];
}
