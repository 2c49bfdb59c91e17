import { chainOfLegends } from './chain-of-legends.ts';
import { championRift } from './champion-rift.ts';
import { cooldownClash } from './cooldown-clash.ts';
import type { RealtimeEndpoint } from './envelope.ts';
import { moreOrLess } from './more-or-less.ts';
import { riftGuesser } from './rift-guesser.ts';

/** Every websocket endpoint of the contract. The documents are generated from it. */
export const realtimeEndpoints: readonly RealtimeEndpoint[] = [
  championRift,
  moreOrLess,
  riftGuesser,
  chainOfLegends,
  cooldownClash,
];
