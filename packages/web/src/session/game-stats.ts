import type { DailyGame, GameDescriptor, ScoreGame, VersusGame } from '@hub/engine/define-game';
import type { Account } from '@hub/protocol/http/accounts';

interface DailyStats {
  readonly completed: number;
  readonly streak: number;
  /** Completed days in hard mode; absent without any. */
  readonly hardDays?: number | undefined;
  /** Milliseconds since 1970. */
  readonly lastCompletedTime: number | null;
}

interface ScoreStats {
  readonly highscore: number;
  readonly playedGames: number;
  readonly rank: number | null;
}

interface VersusStats {
  readonly wins: number;
  readonly looses: number;
}

/** Reads by field name, because the contract derives the account's fields from the same descriptors. */
const statsOf = (fields: object, { names }: GameDescriptor): unknown =>
  new Map<string, unknown>(Object.entries(fields)).get(names.stats);

export const dailyStats = ({ dailyRiftStats }: Account, game: DailyGame): DailyStats =>
  statsOf(dailyRiftStats, game) as DailyStats;

export const scoreStats = (account: Account, game: ScoreGame): ScoreStats =>
  statsOf(account, game) as ScoreStats;

export const versusStats = (account: Account, game: VersusGame): VersusStats =>
  statsOf(account, game) as VersusStats;

/** Games at a table that are no part of the statistics: against bots, and those joined after the first round. */
export function otherTables({ botWins, botLosses, lateGames }: Account, { names: { stats } }: VersusGame) {
  const won = botWins[stats] ?? 0;
  return { won, againstBots: won + (botLosses?.[stats] ?? 0), late: lateGames?.[stats] ?? 0 };
}

/** Returns the best score of a mode; undefined if the game stores none. */
export function bestScore(account: Account, game: ScoreGame, mode: 'single' | 'multi'): number | undefined {
  const board = game.boards.find((kept) => kept.mode === mode);
  return (
    (board &&
      new Map<string, number | null>(Object.entries(scoreStats(account, game))).get(board.statistic)) ??
    undefined
  );
}
