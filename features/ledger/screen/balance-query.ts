import type { Net } from '@hub/ui/net/net.ts';
import { queryOptions } from '@tanstack/react-query';
import { currentBlueEssence } from '../balance-calls.ts';

/** Query for the player's balance; only the owner of the account may read it. */
export const balanceOptions = ({ call }: Net, accountId: string) =>
  queryOptions({
    queryKey: ['blue-essence', accountId],
    queryFn: async ({ signal }) =>
      (await call(currentBlueEssence, { params: { id: accountId }, signal })).blueEssence,
  });
