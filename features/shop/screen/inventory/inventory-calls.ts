import type { Net } from '@hub/ui/net/net.ts';
import { queryOptions } from '@tanstack/react-query';
import { accountItems } from '../../calls.ts';

/** Query for the player's items, newest first; refetched on every visit, since the shop adds items. */
export const itemsOptions = ({ call }: Net, accountId: string) =>
  queryOptions({
    queryKey: ['account-items', accountId],
    queryFn: ({ signal }) => call(accountItems, { params: { id: accountId }, signal }),
    staleTime: 0,
  });
