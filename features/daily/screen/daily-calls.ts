import type { Day } from '@hub/engine/wire/ids';
import { DAILY_RANGE_DAYS, dailyArchive, dailyEnding, dailyStreak } from '@hub/protocol/http/dailies';
import { useNet } from '@hub/ui/net/net.ts';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { DAILIES } from './refresh-dailies.ts';

/** The player's streak in a daily game, with its last days. `mode` is the game's id. */
export function useStreak(mode: string, days?: number) {
  const { call } = useNet();
  return useQuery({
    queryKey: [DAILIES, mode, 'streak', days],
    queryFn: ({ signal }) => call(dailyStreak, { params: { mode }, query: { days }, signal }),
  });
}

/** The player's guesses of all days, and those of all players on a day that the player has completed. */
export function useEnding(mode: string, day: Day) {
  const { call } = useNet();
  return useQuery({
    queryKey: [DAILIES, mode, 'ending', day],
    queryFn: ({ signal }) => call(dailyEnding, { params: { mode }, query: { day }, signal }),
  });
}

/** The days of a daily game that are over, newest first, page by page. */
export function useArchive(mode: string) {
  const { call } = useNet();
  return useInfiniteQuery({
    queryKey: [DAILIES, mode, 'archive'],
    queryFn: ({ pageParam, signal }) =>
      call(dailyArchive, { params: { mode }, query: { before: pageParam, limit: DAILY_RANGE_DAYS }, signal }),
    initialPageParam: undefined as Day | undefined,
    getNextPageParam: (page) => (page.length < DAILY_RANGE_DAYS ? undefined : page.at(-1)?.day),
  });
}
