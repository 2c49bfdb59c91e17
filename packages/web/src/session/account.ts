import { type Account, ownAccount } from '@hub/protocol/http/accounts';
import type { ReplyOf } from '@hub/protocol/http/endpoint';
import { type Net, useNet } from '@hub/ui/net/net.ts';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { usePlayer, useSession, useSessionStore } from './use-session.ts';

const accountOptions = ({ call }: Net, accountId: string) =>
  queryOptions({
    queryKey: ['account', accountId],
    queryFn: ({ signal }) => call(ownAccount, { signal }),
  });

/** Query of the player's own account. */
export function useAccount() {
  return useQuery(accountOptions(useNet(), usePlayer().id));
}

/** Returns a function that refetches the account, for use after a change. Stable between renders. */
export function useRefreshAccount(): () => void {
  const queries = useQueryClient();
  const { id } = usePlayer();
  return useCallback(() => void queries.invalidateQueries({ queryKey: ['account', id] }), [queries, id]);
}

/** The player's equipped items: username effect and profile icon. */
export type EquippedItems = Pick<Account, 'activeUsernameEffect' | 'activeProfileIcon'>;

/** Returns a function that changes the cached account as the server has just done, and refetches it. Stable between renders. */
export function useChangeAccount(): (change: Partial<ReplyOf<typeof ownAccount>>) => void {
  const queries = useQueryClient();
  const { id } = usePlayer();
  return useCallback(
    (change) => {
      const queryKey = ['account', id];
      queries.setQueryData<Account>(queryKey, (account) => account && { ...account, ...change });
      // A response in flight may be older than the change.
      void queries.invalidateQueries({ queryKey });
    },
    [queries, id],
  );
}

/** Syncs the session with the account, also after a refusal: stores a renewed token, ends for a deleted account. */
export function useAccountWatch(): void {
  const session = useSessionStore();
  const refusals = useSession((state) => state.refusals);
  const refresh = useRefreshAccount();
  useEffect(() => {
    if (refusals > 0) refresh();
  }, [refusals, refresh]);
  const { data } = useAccount();
  useEffect(() => {
    if (data?.softDeleted) session.end('deleted');
    else if (data?.token !== undefined) session.renew(data.token);
  }, [data, session]);
}
