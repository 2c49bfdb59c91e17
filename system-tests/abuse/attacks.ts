import type { Attack } from './attack.ts';
import {
  callFlood,
  guestChain,
  guestFlood,
  inventedPages,
  likes,
  recoveryGuesses,
  reports,
} from './call-floods.ts';
import { blindClicks, knownPrices, matchedPictures } from './farming.ts';
import { lobbySpam, passwordGuesses } from './lobbies.ts';
import {
  bodies,
  foreignCalls,
  malformedRequests,
  prototypes,
  spoofedAddresses,
} from './malformed-requests.ts';
import { slowRequests } from './slow-requests.ts';
import {
  foreignUpgrades,
  frameFlood,
  frameShapes,
  invalidTokens,
  pingFlood,
  pongFlood,
  socketFlood,
} from './sockets.ts';
import { tokens } from './tokens.ts';

/** An attack on each limit that several nodes count together. */
export const attacksOnCounts: readonly Attack[] = [
  guestFlood,
  callFlood,
  reports,
  inventedPages,
  socketFlood,
  lobbySpam,
  passwordGuesses,
  recoveryGuesses,
];

/** All attacks, in the order of `docs/security.md`. */
export const attacks: readonly Attack[] = [
  guestFlood,
  guestChain,
  callFlood,
  reports,
  likes,
  inventedPages,
  socketFlood,
  invalidTokens,
  frameFlood,
  pingFlood,
  pongFlood,
  frameShapes,
  bodies,
  slowRequests,
  lobbySpam,
  passwordGuesses,
  recoveryGuesses,
  foreignUpgrades,
  foreignCalls,
  tokens,
  prototypes,
  malformedRequests,
  spoofedAddresses,
  blindClicks,
  matchedPictures,
  knownPrices,
];
