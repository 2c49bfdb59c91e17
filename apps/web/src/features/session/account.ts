import { type Account, ownAccount } from '@hub/protocol/http/accounts';
import { type Net, useNet } from '@hub/ui/net/net.ts';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { usePlayer, useSessionStore } from './use-session.ts';

const accountOptions = ({ call }: Net, accountId: string) =>
  queryOptions({
    queryKey: ['account', accountId],
    queryFn: ({ signal }) => call(ownAccount, { signal }),
  });

/** The player's own account. */
export function useAccount() {
  return useQuery(accountOptions(useNet(), usePlayer().id));
}

/** Fetches the account anew; for when something that it tells has changed. Keeps its identity. */
export function useRefreshAccount(): () => void {
  const queries = useQueryClient();
  const { id } = usePlayer();
  return useCallback(() => void queries.invalidateQueries({ queryKey: ['account', id] }), [queries, id]);
}

/** What the player wears: an effect on the name, and an icon. */
export type Worn = Pick<Account, 'activeUsernameEffect' | 'activeProfileIcon'>;

/** Shows a change of what the player wears at once, wherever the own account is shown. Keeps its identity. */
export function useWear(): (change: Partial<Worn>) => void {
  const queries = useQueryClient();
  const { id } = usePlayer();
  return useCallback(
    (change) => {
      const queryKey = ['account', id];
      queries.setQueryData<Account>(queryKey, (account) => account && { ...account, ...change });
      // An answer that is on its way may be from before.
      void queries.invalidateQueries({ queryKey });
    },
    [queries, id],
  );
}

/** Keeps the session in step with the account: takes a renewed token, and ends with a deleted account (platform 4). */
export function useAccountWatch(): void {
  const session = useSessionStore();
  const { data } = useAccount();
  useEffect(() => {
    if (data?.softDeleted) session.end('deleted');
    else if (data?.token !== undefined) session.renew(data.token);
  }, [data, session]);
}
