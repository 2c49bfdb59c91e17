import { lostFromAccounts } from './check-accounts.ts';
import { brokenLedger, brokenPossessions, brokenRewards } from './check-ledger.ts';
import {
  lostFromRooms,
  type Moment,
  readRooms,
  stuckRooms,
  wrongBests,
  wronglySettled,
} from './check-rooms.ts';
import type { ObservationLog } from './observation-log.ts';
import type { Stored } from './stored-data.ts';

export interface Verdict {
  /** Violated guarantees, one per line. */
  readonly broken: readonly string[];
  /** Guesses that could be compared with the state that acknowledged them. */
  readonly comparedGuesses: readonly object[];
}

/**
 * Compares observations with the store after a kill: nothing acknowledged is lost, nothing is paid twice, every
 * balance is the sum of its ledger, and every room can continue.
 */
export function check(observations: ObservationLog, stored: Stored, moment: Moment): Verdict {
  const rooms = readRooms(stored);
  const { broken, compared } = lostFromRooms(observations, stored, rooms);
  return {
    comparedGuesses: compared,
    broken: [
      ...observations.contradictions,
      ...broken,
      ...lostFromAccounts(observations, stored),
      ...brokenLedger(stored),
      ...brokenRewards(stored),
      ...brokenPossessions(stored),
      ...wronglySettled(stored, rooms),
      ...wrongBests(stored),
      ...stuckRooms(rooms, moment),
    ],
  };
}
