import type { AccountStats } from '@hub/protocol/http/accounts';
import type { GameName } from '@hub/protocol/http/activity';
import type { MatchTotals } from './ports.ts';

const NONE = { played: 0, bestScore: 0, wins: 0, losses: 0 };

/** The five stats of a profile from what the daily area and the finished matches say. */
export function assembleStats(
  dailyRiftStats: AccountStats['dailyRiftStats'],
  totals: readonly MatchTotals[],
): AccountStats {
  const of = (game: GameName, mode: MatchTotals['mode']) =>
    totals.find((total) => total.game === game && total.mode === mode) ?? NONE;
  const moreOrLess = of('more or less', 'single');
  const moreOrLessCoop = of('more or less', 'multi');
  const riftGuesser = of('rift guesser', 'single');
  const chain = of('chain of legends', 'multi');
  const cooldown = of('cooldown clash', 'multi');
  return {
    dailyRiftStats,
    // There is no board yet, and without an entry on it a rank is null.
    moreOrLessStats: {
      highscore: moreOrLess.bestScore,
      playedGames: moreOrLess.played + moreOrLessCoop.played,
      rank: null,
      coopHighscore: moreOrLessCoop.bestScore,
    },
    riftGuesserStats: { highscore: riftGuesser.bestScore, playedGames: riftGuesser.played, rank: null },
    chainOfLegendsStats: { wins: chain.wins, looses: chain.losses },
    cooldownGuesserStats: { wins: cooldown.wins, looses: cooldown.losses },
  };
}
