import { closesAt, dayOf } from '@hub/engine/wire/days';
import type { Day } from '@hub/engine/wire/ids';
import type { DailyProof } from '@hub/protocol/daily-proof';
import { DAILY_RANGE_DAYS } from '@hub/protocol/http/dailies';
import { type AnswersDeps, COMMIT_AHEAD_MS } from './answers.ts';

export type DayRange = { readonly from?: Day | undefined; readonly to?: Day | undefined };

export type ProofOfDay = DailyProof & { readonly day: Day };

const DEFAULT_RANGE_MS = 30 * 86_400_000;

/** Committed days of a game, oldest first. Answers and nonces of days that are not closed are left out. */
export async function proofsOf(
  { store, clock }: AnswersDeps,
  mode: string,
  { from, to }: DayRange,
  limit = DAILY_RANGE_DAYS,
): Promise<ProofOfDay[]> {
  const now = clock.now();
  const first = from ?? dayOf(now - DEFAULT_RANGE_MS);
  const last = to ?? dayOf(now + COMMIT_AHEAD_MS);
  const days = await store.committedDays(mode, first, last, limit);
  return days.map(({ day, commitment, previous, committedAt, answerId, nonce }) => {
    const isClosed = now >= closesAt(day);
    return {
      day,
      commitment,
      previous,
      committedAt,
      answer: isClosed ? answerId : null,
      nonce: isClosed ? nonce : null,
    };
  });
}
