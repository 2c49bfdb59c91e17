import { lastMatches } from '@hub/protocol/http/activity';
import { type Net, useNet } from '@hub/ui/net/net.ts';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

/** Interval at which the home page refetches the matches (ms). */
const REFRESH_MS = 30_000;

/** Query for the latest matches of all players, newest first, at most one per player. */
const lastMatchesOptions = ({ call }: Net) =>
  queryOptions({
    queryKey: ['last-matches'],
    queryFn: ({ signal }) => call(lastMatches, { signal }),
  });

/** Latest matches of all players, refetched every 30 s while the page is visible. */
export function useLastMatches() {
  return useQuery({ ...lastMatchesOptions(useNet()), refetchInterval: REFRESH_MS });
}

/** Returns a function that asks for the matches again when the first call has not been answered yet. */
export function useRestartMatches(): () => void {
  const queries = useQueryClient();
  const net = useNet();
  return () => void queries.resetQueries(lastMatchesOptions(net));
}

/** Returns a stable function that refetches the matches; call it after finishing a game. */
export function useRefreshMatches(): () => void {
  const queries = useQueryClient();
  const net = useNet();
  return useCallback(() => void queries.invalidateQueries(lastMatchesOptions(net)), [queries, net]);
}
