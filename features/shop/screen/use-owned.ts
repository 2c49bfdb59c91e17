import { useNet } from '@hub/ui/net/net.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { type OwnedName, ownedOptions } from './shop-calls.ts';

interface Owned {
  /** Undefined until loaded; empty if loading fails, as the server refuses to sell an owned item anyway. */
  readonly owned: readonly OwnedName[] | undefined;
  /** Adds an item that has just been bought. Stable between renders. */
  readonly add: (item: OwnedName) => void;
  /** Refetches the items. Stable between renders. */
  readonly refresh: () => void;
}

/** Query of the items that the player owns, updated after purchases. */
export function useOwned(accountId: string): Owned {
  const net = useNet();
  const queries = useQueryClient();
  const options = useMemo(() => ownedOptions(net, accountId), [net, accountId]);
  const { data, isError } = useQuery(options);
  const add = useCallback(
    ({ type, name }: OwnedName) =>
      void queries.setQueryData(options.queryKey, (owned = []) => [...owned, { type, name }]),
    [queries, options],
  );
  const refresh = useCallback(() => void queries.invalidateQueries(options), [queries, options]);
  return { owned: data ?? (isError ? [] : undefined), add, refresh };
}
