import { scoreGames } from '@hub/protocol/games';

/**
 * What the ledger calls rewards of games that are played for a score, as often as a player likes. They share one daily
 * limit. Coop is one of them: it pays each player for the same answers at the same prices, so that two accounts of one
 * script would earn without a limit.
 */
export const SCORE_GAME_REASONS: readonly string[] = scoreGames.flatMap(({ ledgerReasons }) => ledgerReasons);

export const isScoreGame = (reason: string): boolean => SCORE_GAME_REASONS.includes(reason);

/** The part of a reward that the day's limit leaves, for an account that has earned so much that day; in Blue Essence. */
export const payable = (rewardEssence: number, earnedEssence: number, limitEssence: number): number =>
  Math.max(0, Math.min(rewardEssence, limitEssence - earnedEssence));
