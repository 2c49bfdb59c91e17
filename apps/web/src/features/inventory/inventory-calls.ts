import { accountItems } from '@hub/protocol/http/accounts';
import type { Net } from '@hub/ui/net/net.ts';
import { queryOptions } from '@tanstack/react-query';

/** Everything the player owns, newest first; asked anew on every visit, since the shop adds to it. */
export const itemsOptions = ({ call }: Net, accountId: string) =>
  queryOptions({
    queryKey: ['account-items', accountId],
    queryFn: ({ signal }) => call(accountItems, { params: { id: accountId }, signal }),
    staleTime: 0,
  });
