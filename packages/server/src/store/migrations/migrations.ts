import { foundation } from './001-foundation.ts';
import { newsAndFeedback } from './002-news-and-feedback.ts';
import { leaderboards } from './003-leaderboards.ts';
import { shop } from './004-shop.ts';
import { signIn } from './005-sign-in.ts';
import { closedAccounts } from './006-closed-accounts.ts';
import { roomJournal } from './007-room-journal.ts';
import { deletedSessions } from './008-deleted-sessions.ts';
import { fairPlay } from './009-fair-play.ts';
import { dailyGames } from './010-daily-games.ts';
import { nodes } from './011-nodes.ts';
import { dailyCommitments } from './012-daily-commitments.ts';
import { outages } from './013-outages.ts';
import { dailyRunsByDay } from './014-daily-runs-by-day.ts';
import { botWins } from './015-bot-wins.ts';
import { hardDays } from './016-hard-days.ts';
import { moderation } from './017-moderation.ts';
import { nodeSecrets } from './018-node-secrets.ts';
import { dayPaces } from './019-day-paces.ts';
import { auditLog } from './020-audit-log.ts';
import { hubSettings } from './021-hub-settings.ts';
import { hostNews } from './022-host-news.ts';
import { challenges } from './023-challenges.ts';
import { matchTotals } from './024-match-totals.ts';
import { formerNames } from './025-former-names.ts';
import { leagues } from './026-leagues.ts';
import { people } from './027-people.ts';
import { administration } from './028-administration.ts';
import { reports } from './029-reports.ts';
import { roomModerators } from './030-room-moderators.ts';
import { fairLimits } from './031-fair-limits.ts';
import { ownersOfReportedLobbies } from './032-owners-of-reported-lobbies.ts';
import { otherTables } from './033-other-tables.ts';
import { languageOfAccount } from './034-language-of-account.ts';
import { keptCodes } from './035-kept-codes.ts';
import type { Migration } from './migration.ts';

/** All migrations in order; the schema version is the number of completed ones. */
export const migrations: readonly Migration[] = [
  foundation,
  newsAndFeedback,
  leaderboards,
  shop,
  signIn,
  closedAccounts,
  roomJournal,
  deletedSessions,
  fairPlay,
  dailyGames,
  nodes,
  dailyCommitments,
  outages,
  dailyRunsByDay,
  botWins,
  hardDays,
  moderation,
  nodeSecrets,
  dayPaces,
  auditLog,
  hubSettings,
  hostNews,
  challenges,
  matchTotals,
  formerNames,
  leagues,
  people,
  administration,
  reports,
  roomModerators,
  fairLimits,
  ownersOfReportedLobbies,
  otherTables,
  languageOfAccount,
  keptCodes,
];
