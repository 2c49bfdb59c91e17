import { scoreGames } from '@hub/protocol/games';

/**
 * Ledger reasons of score games, which share one daily limit because they can be played without end. Coop is included:
 * it pays each player for the same answers, so two scripted accounts would earn without limit.
 */
export const SCORE_GAME_REASONS: readonly string[] = scoreGames.flatMap(({ ledgerReasons }) => ledgerReasons);

export const isScoreGame = (reason: string): boolean => SCORE_GAME_REASONS.includes(reason);

/** The part of a reward that the daily limit leaves, given what the account has earned that day; in Blue Essence. */
export const payable = (rewardEssence: number, earnedEssence: number, limitEssence: number): number =>
  Math.max(0, Math.min(rewardEssence, limitEssence - earnedEssence));
