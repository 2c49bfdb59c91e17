import { challengeEntry } from './challenges/waiting-entry.ts';
import { duelEntry } from './leagues/waiting-entry.ts';
import { invitationEntry } from './people/waiting-entry.ts';

/** What of each feature may wait for a player. */
export const featureEntries = [
  // In the order of the contract.
  invitationEntry,
  challengeEntry,
  duelEntry,
] as const;
