import { ownAccount } from '@hub/protocol/http/accounts';
import { heartbeat, lastMatches } from '@hub/protocol/http/activity';
import { dailyArchive, dailyEnding, dailyProofs, dailyRing, dailyStreak } from '@hub/protocol/http/dailies';
import type { Endpoint } from '@hub/protocol/http/endpoint';
import { health, live, ready } from '@hub/protocol/http/health';
import { legalTexts } from '@hub/protocol/http/legal';
import { accountById, dismissNotice, keepLanguage } from './accounts/calls.ts';
import { deleteAccount, exportAccount, keepAccount } from './accounts/care-calls.ts';
import { accountsCount, createAccount } from './accounts/joining-calls.ts';
import {
  keepRecoveryCodes,
  makeRecoveryCodes,
  recoverAccount,
  recoveryCodes,
  resumeSignOut,
  signOutEverywhere,
} from './accounts/recovery-calls.ts';
import { beginSignIn, linkAccount, logIn, signUp } from './accounts/sign-in-calls.ts';
import { adminCalls } from './administration/calls/calls.ts';
import { challengeCalls } from './challenges/run-calls.ts';
import { listFeedback } from './feedback/admin-calls.ts';
import { sendFeedback } from './feedback/calls.ts';
import { boardCalls } from './leaderboards/calls.ts';
import { leagueCalls } from './leagues/duel-calls.ts';
import { currentBlueEssence } from './ledger/balance-calls.ts';
import { accountLedger } from './ledger/calls.ts';
import { newsAdminCalls } from './news/admin-calls.ts';
import { newsCalls } from './news/calls.ts';
import { peopleCalls } from './people/calls.ts';
import { reportAdminCalls } from './reports/admin-calls.ts';
import { reportCalls } from './reports/calls.ts';
import { accountItems, ownedItems, purchase, shopByType, toggleItem } from './shop/calls.ts';
import { playTrial } from './trials/calls.ts';
import { waitingEntries } from './waiting/calls.ts';

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
  ...newsCalls,
  legalTexts,
  sendFeedback,
  beginSignIn,
  logIn,
  linkAccount,
  signUp,
  recoveryCodes,
  makeRecoveryCodes,
  keepRecoveryCodes,
  recoverAccount,
  signOutEverywhere,
  resumeSignOut,
  exportAccount,
  deleteAccount,
  keepAccount,
  dailyProofs,
  dailyStreak,
  dailyEnding,
  dailyArchive,
  dailyRing,
  ...challengeCalls,
  ...leagueCalls,
  ...peopleCalls,
  waitingEntries,
  ...Object.values(boardCalls).flatMap((calls): readonly Endpoint[] => Object.values(calls)),
  playTrial,
  ...reportCalls,
  ...adminCalls,
  ...newsAdminCalls,
  ...reportAdminCalls,
  listFeedback,
  live,
  health,
  ready,
];
