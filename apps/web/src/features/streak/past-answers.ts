import { firstOpenDay } from '@hub/engine/wire/closing-time';
import type { Day } from '@hub/engine/wire/ids';
import { type DailyProof, dailyProofs } from '@hub/protocol/http/dailies';
import { useNet } from '@hub/ui/net/net.ts';
import { useQuery } from '@tanstack/react-query';

const DAY_MS = 86_400_000;

const answersOf = (proofs: readonly DailyProof[]): ReadonlyMap<string, string> =>
  new Map(proofs.flatMap(({ day, answer }) => (answer === null ? [] : [[day, answer]])));

const dayBefore = (day: string, days: number): Day =>
  new Date(Date.parse(day) - days * DAY_MS).toISOString().slice(0, 10) as Day;

/**
 * The published answers of the last two days that are closed at `now` (ms since 1970): a page may still show yesterday's
 * puzzle after midnight.
 */
export function usePastAnswers(mode: string, now: number): ReadonlyMap<string, string> | undefined {
  const { call } = useNet();
  const open = firstOpenDay(now);
  const { data } = useQuery({
    // Not among the queries that a solved puzzle invalidates: published answers stay.
    queryKey: ['pastAnswers', mode, open],
    queryFn: ({ signal }) =>
      call(dailyProofs, {
        params: { mode },
        query: { from: dayBefore(open, 2), to: dayBefore(open, 1) },
        signal,
      }),
    staleTime: Number.POSITIVE_INFINITY,
    select: answersOf,
  });
  return data;
}
