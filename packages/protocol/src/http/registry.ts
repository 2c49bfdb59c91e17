import {
  accountById,
  accountItems,
  accountsCount,
  createAccount,
  currentBlueEssence,
  ownAccount,
  ownedItems,
} from './accounts.ts';
import { heartbeat, lastMatches } from './activity.ts';
import type { Endpoint } from './endpoint.ts';
import { sendFeedback } from './feedback.ts';
import { health } from './health.ts';
import { likeNews, newsLikes } from './news.ts';

/** Every call of the contract. The documents are generated from it, and the server is tested to serve all of it. */
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
  newsLikes,
  likeNews,
  sendFeedback,
  health,
];
