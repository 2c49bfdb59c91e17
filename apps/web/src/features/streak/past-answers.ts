import type { Day } from '@hub/engine/wire/ids';
import { type DailyProof, dailyProofs } from '@hub/protocol/http/dailies';
import { useNet } from '@hub/ui/net/net.ts';
import { useQuery } from '@tanstack/react-query';

const DAY_MS = 86_400_000;

const answersOf = (proofs: readonly DailyProof[]): ReadonlyMap<string, string> =>
  new Map(proofs.flatMap(({ day, answer }) => (answer === null ? [] : [[day, answer]])));

const dayAt = (time: number): Day => new Date(time).toISOString().slice(0, 10) as Day;

/**
 * The published answers of the two days before the one that starts at `today` (ms since 1970): a page may still show
 * yesterday's puzzle after midnight.
 */
export function usePastAnswers(mode: string, today: number): ReadonlyMap<string, string> | undefined {
  const { call } = useNet();
  const { data } = useQuery({
    // Not among the queries that a solved puzzle invalidates: published answers stay.
    queryKey: ['pastAnswers', mode, today],
    queryFn: ({ signal }) =>
      call(dailyProofs, {
        params: { mode },
        query: { from: dayAt(today - 2 * DAY_MS), to: dayAt(today - DAY_MS) },
        signal,
      }),
    staleTime: Number.POSITIVE_INFINITY,
    select: answersOf,
  });
  return data;
}
