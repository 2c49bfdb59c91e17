import type { ScoreGame, VersusGame } from '@hub/engine/define-game';
import { scoreGames, versusGames } from '@hub/protocol/games';
import type { AccountStats } from '@hub/protocol/http/accounts';
import type { BestOfBoard, BotWins, MatchTotals } from './ports.ts';

const NONE = { played: 0, wins: 0, losses: 0 };
const NO_BEST = { score: 0, rank: null };

/** Wins against bots by the name of each versus game's statistics. */
export const botWinStats = (wins: readonly BotWins[]): Record<string, number> =>
  Object.fromEntries(
    versusGames.map(({ names }) => [names.stats, wins.find(({ game }) => game === names.feed)?.wins ?? 0]),
  );

/** The statistics of a profile, from daily puzzles, finished matches and boards. */
export function assembleStats(
  dailyRiftStats: AccountStats['dailyRiftStats'],
  totals: readonly MatchTotals[],
  bests: readonly BestOfBoard[],
): AccountStats {
  const of = (game: ScoreGame | VersusGame, mode: MatchTotals['mode']) =>
    totals.find((total) => total.game === game.names.feed && total.mode === mode) ?? NONE;
  const best = (board: string) => bests.find((one) => one.board === board) ?? NO_BEST;
  const scores = scoreGames.map((game) => {
    const [main, ...others] = game.boards;
    const { score: highscore, rank } = best(main.id);
    const playedGames = of(game, 'single').played + of(game, 'multi').played;
    const rest = others.map(({ statistic, id }) => [statistic, best(id).score] as const);
    return [game.names.stats, { highscore, playedGames, rank, ...Object.fromEntries(rest) }] as const;
  });
  const versus = versusGames.map((game) => {
    const { wins, losses: looses } = of(game, 'multi');
    return [game.names.stats, { wins, looses }] as const;
  });
  return { dailyRiftStats, ...Object.fromEntries(scores), ...Object.fromEntries(versus) } as AccountStats;
}
