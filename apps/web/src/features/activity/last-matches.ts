import { lastMatches } from '@hub/protocol/http/activity';
import { type Net, useNet } from '@hub/ui/net/net.ts';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

/** Home looks for news so often (ms). */
const REFRESH_MS = 30_000;

/** The newest matches of all players, newest first, each player in one of them at most. */
export const lastMatchesOptions = ({ call }: Net) =>
  queryOptions({
    queryKey: ['last-matches'],
    queryFn: ({ signal }) => call(lastMatches, { signal }),
  });

/** The newest matches of everybody, looked for every 30 s while the page is in view. */
export function useLastMatches() {
  return useQuery({ ...lastMatchesOptions(useNet()), refetchInterval: REFRESH_MS });
}

/** Fetches the matches anew; for when one has just been finished here. Keeps its identity. */
export function useRefreshMatches(): () => void {
  const queries = useQueryClient();
  const net = useNet();
  return useCallback(() => void queries.invalidateQueries(lastMatchesOptions(net)), [queries, net]);
}
