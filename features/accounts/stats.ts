import type { ScoreGame, VersusGame } from '@hub/engine/define-game';
import { dayOf } from '@hub/engine/wire/days';
import { games, scoreGames, versusGames } from '@hub/protocol/games';
import type { AccountHighlights, AccountStats } from '@hub/protocol/http/accounts';
import type { MatchTotals, OtherTables } from '../activity/server.ts';
import type { Leaderboards } from '../leaderboards/server.ts';

/** The best score on a board and its rank among all players; null when the account is not listed. */
type BestOfBoard = Awaited<ReturnType<Leaderboards['bestsOf']>>[number];

const NONE = { played: 0, wins: 0, losses: 0 };
const NO_BEST = { score: 0, rank: null };

/** Games at a table that are not in the statistics, by the name of each versus game's statistics. */
export function otherTableStats(tables: readonly OtherTables[]) {
  const by = (count: (of: OtherTables) => number): Record<string, number> =>
    Object.fromEntries(
      versusGames.map(({ names }) => {
        const of = tables.find(({ game }) => game === names.feed);
        return [names.stats, of === undefined ? 0 : count(of)];
      }),
    );
  return {
    botWins: by(({ botWins }) => botWins),
    botLosses: by(({ botLosses }) => botLosses),
    lateGames: by(({ late }) => late),
  };
}

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

type Played = {
  /** Milliseconds since 1970. */
  readonly createdAt: number;
  readonly longestStreak: number;
  readonly totals: readonly MatchTotals[];
  readonly tables: readonly OtherTables[];
};

/** The highlights of a profile; none before the first finished game. Of games played equally often, the first counts. */
export function highlightsOf({ createdAt, longestStreak, totals, tables }: Played): {
  readonly highlights?: AccountHighlights;
} {
  const played = games.map(({ id, names: { feed } }) => {
    const matches = totals.filter(({ game }) => game === feed).reduce((sum, total) => sum + total.played, 0);
    const { botWins = 0, botLosses = 0, late = 0 } = tables.find(({ game }) => game === feed) ?? {};
    return { id, times: matches + botWins + botLosses + late };
  });
  const most = Math.max(...played.map(({ times }) => times));
  const favourite = played.find(({ times }) => times > 0 && times === most);
  if (favourite === undefined) return {};
  return { highlights: { joined: dayOf(createdAt), longestStreak, favouriteGame: favourite.id } };
}
