import { waitingEntries } from '../waiting.ts';
import { deleteAccount, exportAccount, keepAccount } from './account-care.ts';
import {
  accountById,
  accountItems,
  currentBlueEssence,
  dismissNotice,
  keepLanguage,
  ownAccount,
  ownedItems,
} from './accounts.ts';
import { heartbeat, lastMatches } from './activity.ts';
import { adminCalls } from './admin/calls.ts';
import { challengeRuns } from './challenge-runs.ts';
import { challengeById, makeChallenge } from './challenges.ts';
import { dailyArchive, dailyEnding, dailyProofs, dailyRing, dailyStreak } from './dailies.ts';
import type { Endpoint } from './endpoint.ts';
import { sendFeedback } from './feedback.ts';
import { health, live, ready } from './health.ts';
import { toggleItem } from './inventory.ts';
import { accountsCount, createAccount } from './joining.ts';
import { boardCalls } from './leaderboards.ts';
import { leagueDuel } from './league-duels.ts';
import {
  anotherWeek,
  closeLeague,
  createLeague,
  joinLeague,
  leagueById,
  leagueInvitation,
  leaveLeague,
  ownLeagues,
  removeFromLeague,
} from './leagues.ts';
import { accountLedger } from './ledger.ts';
import { legalTexts } from './legal.ts';
import { hostNews, likeNews, newsLikes } from './news.ts';
import { botRecords, invitePlayer, peopleInSight, setHidden } from './people.ts';
import { makeRecoveryCodes, recoverAccount, recoveryCodes, signOutEverywhere } from './recovery.ts';
import { answerDecision, ownDecisions, seeDecision, sendReport } from './reports.ts';
import { purchase, shopByType } from './shop.ts';
import { beginSignIn, linkAccount, logIn, signUp } from './sign-in.ts';
import { playTrial } from './trials.ts';

/** All calls. The documents are generated from this list, and a test checks that the server serves them. */
export const endpoints: readonly Endpoint[] = [
  heartbeat,
  lastMatches,
  createAccount,
  ownAccount,
  accountsCount,
  accountById,
  currentBlueEssence,
  accountItems,
  ownedItems,
  dismissNotice,
  keepLanguage,
  accountLedger,
  shopByType,
  purchase,
  toggleItem,
  newsLikes,
  hostNews,
  legalTexts,
  likeNews,
  sendFeedback,
  beginSignIn,
  logIn,
  linkAccount,
  signUp,
  recoveryCodes,
  makeRecoveryCodes,
  recoverAccount,
  signOutEverywhere,
  exportAccount,
  deleteAccount,
  keepAccount,
  dailyProofs,
  dailyStreak,
  dailyEnding,
  dailyArchive,
  dailyRing,
  makeChallenge,
  challengeById,
  challengeRuns,
  createLeague,
  ownLeagues,
  leagueById,
  leagueInvitation,
  joinLeague,
  leaveLeague,
  removeFromLeague,
  closeLeague,
  anotherWeek,
  leagueDuel,
  peopleInSight,
  botRecords,
  setHidden,
  invitePlayer,
  waitingEntries,
  ...Object.values(boardCalls).flatMap((calls): readonly Endpoint[] => Object.values(calls)),
  playTrial,
  sendReport,
  ownDecisions,
  seeDecision,
  answerDecision,
  ...adminCalls,
  live,
  health,
  ready,
];
