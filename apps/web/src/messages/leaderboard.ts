import { en } from './en/leaderboard.ts';
import { pickTexts } from './language.ts';

export const leaderboardTexts = pickTexts({ en });
