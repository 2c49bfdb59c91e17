import type { PublicBoard } from '@hub/protocol/games';
import { useNet } from '@hub/ui/net/net.ts';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { entriesOf, fetchListPage, type ListChoice, pageAfter, pageBefore } from './board-list.ts';

/** Maximum number of loaded pages; pages scrolled far away are dropped and refetched when needed. */
export const MAX_PAGES = 5;

interface Options {
  readonly board: PublicBoard;
  readonly choice: ListChoice;
  /** Page to load first, zero-based; undefined until it is known, which delays the query. */
  readonly firstPage: number | undefined;
}

/**
 * Loads a list of a board page by page in both directions. The previous list stays until the new one has
 * loaded; late replies never overwrite another list. Not cached, since every game can change a board.
 */
export function useBoardList({ board, choice, firstPage }: Options) {
  const { call } = useNet();
  const query = useInfiniteQuery({
    queryKey: ['leaderboard', board, choice, firstPage],
    queryFn: ({ pageParam, signal }) => fetchListPage(call, { board, choice, page: pageParam, signal }),
    initialPageParam: firstPage ?? 0,
    getNextPageParam: pageAfter,
    getPreviousPageParam: pageBefore,
    maxPages: MAX_PAGES,
    enabled: firstPage !== undefined,
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const entries = useMemo(() => entriesOf(query.data?.pages ?? []), [query.data]);
  // Each page contains the `choice` and `total` of its list.
  return { query, entries, shown: query.data?.pages.at(-1) };
}

export type BoardList = ReturnType<typeof useBoardList>;
