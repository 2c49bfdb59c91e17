import type { PublicBoard } from '@hub/protocol/games';
import { useNet } from '@hub/ui/net/net.ts';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { entriesOf, fetchListPage, type ListChoice, pageAfter, pageBefore } from './board-list.ts';

/** So many pages are held at most: what has scrolled far away is fetched anew when it is needed. */
export const MOST_PAGES = 5;

interface Options {
  readonly board: PublicBoard;
  readonly choice: ListChoice;
  /** Page to begin with, counted from 0; undefined while it is not known, and nothing is asked. */
  readonly firstPage: number | undefined;
}

/**
 * A list of a board, page by page in both directions. The list before it stands until it has come; an answer that comes late
 * belongs to its own list and overwrites no other. A board changes with every game: nothing of it is kept.
 */
export function useBoardList({ board, choice, firstPage }: Options) {
  const { call } = useNet();
  const query = useInfiniteQuery({
    queryKey: ['leaderboard', board, choice, firstPage],
    queryFn: ({ pageParam, signal }) => fetchListPage(call, { board, choice, page: pageParam, signal }),
    initialPageParam: firstPage ?? 0,
    getNextPageParam: pageAfter,
    getPreviousPageParam: pageBefore,
    maxPages: MOST_PAGES,
    enabled: firstPage !== undefined,
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const entries = useMemo(() => entriesOf(query.data?.pages ?? []), [query.data]);
  // Every page tells whose list it is of, and how long that is.
  return { query, entries, shown: query.data?.pages.at(-1) };
}

export type BoardList = ReturnType<typeof useBoardList>;
