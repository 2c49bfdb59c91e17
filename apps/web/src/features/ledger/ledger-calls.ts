import { accountLedger } from '@hub/protocol/http/ledger';
import type { Net } from '@hub/ui/net/net.ts';
import { infiniteQueryOptions } from '@tanstack/react-query';

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
