import { useNet } from '@hub/ui/net/net.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { type OwnedName, ownedOptions } from './shop-calls.ts';

interface Owned {
  /** Undefined until it is known; empty when it cannot be had: the server sells nothing twice. */
  readonly owned: readonly OwnedName[] | undefined;
  /** Notes an item that has just been bought. Keeps its identity. */
  readonly add: (item: OwnedName) => void;
  /** Asks anew. Keeps its identity. */
  readonly refresh: () => void;
}

/** What the player owns, kept up to date by purchases. */
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
