import { type AccountData, GONE, isOwner, json, VISIT } from '../accounts/owned.ts';
import type { activityExport, ratingsExport } from './exported.ts';
import { points } from './versus-ratings.ts';

const MATCH =
  'match.id match.game match.mode match.winnerAccountId:hasWon match.finishedAt attempts currentStreak score totalPoints';

/** What of games belongs to an account, and of its seats in rooms. */
export const activityData = {
  tables: {
    matchPlayer: {
      as: 'matches',
      shows: MATCH,
      joins: ['match', 'matchId'],
      by: 'finishedAt',
      read: { hasWon: isOwner },
    },
    matchTotal: { as: 'matchTotals', shows: 'game mode played wins losses', by: 'game' },
    newestMatch: { isMissed: false },
    roomSeat: { as: 'runningGames', shows: 'roomId:id kind' },
    roomCreation: VISIT,
    botWin: { as: 'botWins', shows: 'matchId game finishedAt', by: 'finishedAt' },
    suspiciousRun: {
      as: 'suspiciousRuns',
      shows: 'matchId reason figures finishedAt',
      by: 'finishedAt',
      read: { figures: json },
      ...VISIT,
    },
  },
} satisfies AccountData<typeof activityExport>;

/** What of ratings belongs to an account. */
export const ratingsData = {
  tables: {
    versusRating: {
      as: 'ratings',
      shows: 'game rating deviation games botLosses lateGames',
      by: 'game',
      read: { rating: points, deviation: points },
      ...GONE,
    },
  },
} satisfies AccountData<typeof ratingsExport>;
