import type { AccountStats } from '@hub/protocol/http/accounts';
import type { GameName } from '@hub/protocol/http/activity';
import type { BestOfBoard, MatchTotals } from './ports.ts';

const NONE = { played: 0, wins: 0, losses: 0 };
const NO_BEST = { score: 0, rank: null };

/** The five stats of a profile from what the daily area, the finished matches and the boards say. */
export function assembleStats(
  dailyRiftStats: AccountStats['dailyRiftStats'],
  totals: readonly MatchTotals[],
  bests: readonly BestOfBoard[],
): AccountStats {
  const of = (game: GameName, mode: MatchTotals['mode']) =>
    totals.find((total) => total.game === game && total.mode === mode) ?? NONE;
  const best = (board: BestOfBoard['board']) => bests.find((one) => one.board === board) ?? NO_BEST;
  const moreOrLess = of('more or less', 'single');
  const moreOrLessCoop = of('more or less', 'multi');
  const riftGuesser = of('rift guesser', 'single');
  const chain = of('chain of legends', 'multi');
  const cooldown = of('cooldown clash', 'multi');
  return {
    dailyRiftStats,
    moreOrLessStats: {
      highscore: best('more_or_less').score,
      playedGames: moreOrLess.played + moreOrLessCoop.played,
      rank: best('more_or_less').rank,
      coopHighscore: best('more_or_less_coop').score,
    },
    riftGuesserStats: {
      highscore: best('rift_guesser').score,
      playedGames: riftGuesser.played,
      rank: best('rift_guesser').rank,
    },
    chainOfLegendsStats: { wins: chain.wins, looses: chain.losses },
    cooldownGuesserStats: { wins: cooldown.wins, looses: cooldown.losses },
  };
}
