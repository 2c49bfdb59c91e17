import type { Net } from '@hub/ui/net/net.ts';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { accountLedger } from '../calls.ts';

/** Paged query for the account's ledger entries, newest first; refetched on every visit. */
export const ledgerOptions = ({ call }: Net, accountId: string) =>
  infiniteQueryOptions({
    queryKey: ['ledger', accountId],
    queryFn: ({ pageParam, signal }) =>
      call(accountLedger, { params: { id: accountId }, query: { before: pageParam }, signal }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ nextBefore }) => nextBefore ?? undefined,
    staleTime: 0,
  });
