import { daysAfter, firstOpenDay } from '@hub/engine/wire/days';
import { type DailyProof, dailyProofs } from '@hub/protocol/http/dailies';
import { useNet } from '@hub/ui/net/net.ts';
import { useQuery } from '@tanstack/react-query';

const answersOf = (proofs: readonly DailyProof[]): ReadonlyMap<string, string> =>
  new Map(proofs.flatMap(({ day, answer }) => (answer === null ? [] : [[day, answer]])));

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
        query: { from: daysAfter(open, -2), to: daysAfter(open, -1) },
        signal,
      }),
    staleTime: Number.POSITIVE_INFINITY,
    select: answersOf,
  });
  return data;
}
