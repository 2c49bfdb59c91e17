import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { WaitingEntry } from '../calls.ts';

type Entries = readonly WaitingEntry[];
const KEY = ['waiting'];

/** Shows pages what waits for the player; they ask for nothing themselves. */
export function useShareEntries(entries: Entries | undefined): void {
  const queries = useQueryClient();
  useEffect(() => {
    if (entries !== undefined) queries.setQueryData<Entries>(KEY, entries);
  }, [queries, entries]);
}

/** The score of the player's run alone in a game that goes on; undefined without one, and until it is known. */
export function useRunningScore(game: string): number | undefined {
  const { data } = useQuery<Entries>({ queryKey: KEY, queryFn: () => [], enabled: false });
  const run = data?.find((entry) => entry.kind === 'game' && entry.as === 'solo' && entry.game === game);
  return run?.kind === 'game' ? run.progress : undefined;
}
