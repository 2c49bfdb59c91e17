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
import { bodies, foreignCalls, prototypes, spoofedAddresses, wrongLines } from './malformed-requests.ts';
import { names } from './names.ts';
import { sleepers } from './slow-requests.ts';
import {
  foreignUpgrades,
  frameFlood,
  frameShapes,
  pingFlood,
  pongFlood,
  socketFlood,
  strangers,
} from './sockets.ts';
import { tokens } from './tokens.ts';

/** Everything that is tried, in the order of `docs/security.md`. */
export const attacks: readonly Attack[] = [
  guestFlood,
  guestChain,
  callFlood,
  reports,
  likes,
  inventedPages,
  socketFlood,
  strangers,
  frameFlood,
  pingFlood,
  pongFlood,
  frameShapes,
  bodies,
  sleepers,
  lobbySpam,
  passwordGuesses,
  recoveryGuesses,
  foreignUpgrades,
  foreignCalls,
  tokens,
  prototypes,
  names,
  wrongLines,
  spoofedAddresses,
  blindClicks,
  matchedPictures,
  knownPrices,
];
