import { DAILY_REWARD_ESSENCE } from '@hub/engine/wire/limits';
import { useNet } from '@hub/ui/net/net.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from 'react';
import { balanceOptions } from './balance-query.ts';
import { useReward } from './use-reward.ts';

export interface Purse {
  /** Blue Essence as it is to be shown now; undefined until it is known, 0 when it cannot be known (platform 8). */
  readonly balance: number | undefined;
  /** Blue Essence as the server said last, whatever still moves: what can be spent. */
  readonly settled: number | undefined;
  /** Blue Essence with the last reward in it, whatever still moves; undefined until the server has said it. */
  readonly afterReward: number | undefined;
  /** The part of a reward that still floats over the balance. */
  readonly floating: number | undefined;
  /** Lets a reward that the server has paid, 100 unless told otherwise, run into the balance. Keeps its identity. */
  readonly reward: (amount?: number) => void;
  /** Fetches the balance anew after something was paid, and counts down to it. Keeps its identity. */
  readonly spend: () => void;
  /** Fetches the balance anew. Keeps its identity. */
  readonly refresh: () => void;
}

/** A reward, from when (`Date.now()`) it is waited for, and what the balance is with it, once that is known. */
interface Paid {
  readonly at: number;
  readonly after?: number | undefined;
}

const PurseContext = createContext<Purse | undefined>(undefined);

interface Props {
  readonly accountId: string;
  readonly children: ReactNode;
}

/** Holds the player's Blue Essence, so that every place that shows it counts up together. */
export function PurseProvider({ accountId, children }: Props) {
  const queries = useQueryClient();
  const net = useNet();
  const options = useMemo(() => balanceOptions(net, accountId), [net, accountId]);
  const { data, dataUpdatedAt, isError } = useQuery(options);
  const [paid, setPaid] = useState<Paid>();
  const known = data ?? (isError ? 0 : undefined);
  const refresh = useCallback(() => void queries.invalidateQueries(options), [queries, options]);
  const { figures, start } = useReward(refresh);

  const reward = useCallback(
    async (amount: number) => {
      const at = Date.now();
      setPaid({ at });
      // The server has paid already: what it says now is where the count ends, whatever this page knew before.
      const before = queries.getQueryData(options.queryKey) ?? 0;
      const after = await queries.fetchQuery({ ...options, staleTime: 0 }).catch(() => before + amount);
      setPaid({ at, after });
      start({ from: after - amount, to: after });
    },
    [queries, options, start],
  );

  const spend = useCallback(async () => {
    const before = queries.getQueryData(options.queryKey);
    const after = await queries.fetchQuery({ ...options, staleTime: 0 }).catch(() => undefined);
    if (before !== undefined && after !== undefined && after < before) start({ from: before, to: after });
  }, [queries, options, start]);

  const purse = useMemo(
    () => ({
      balance: figures?.balance ?? known,
      settled: known,
      afterReward: paid === undefined || dataUpdatedAt > paid.at ? known : paid.after,
      floating: figures?.floating,
      reward: (amount: number = DAILY_REWARD_ESSENCE) => void reward(amount),
      spend: () => void spend(),
      refresh,
    }),
    [figures, known, paid, dataUpdatedAt, reward, spend, refresh],
  );
  return <PurseContext value={purse}>{children}</PurseContext>;
}

/** The player's Blue Essence. */
export function usePurse(): Purse {
  const purse = useContext(PurseContext);
  if (purse === undefined) throw new Error('PurseProvider is missing');
  return purse;
}
