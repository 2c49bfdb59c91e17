import { DAILY_REWARD_ESSENCE } from '@hub/engine/wire/limits';
import { FLIGHT_MS, flyStone } from '@hub/ui/feedback/reward-stone.ts';
import { useNet } from '@hub/ui/net/net.ts';
import { deviceNow } from '@hub/ui/net/server-clock.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useEffectEvent,
  useMemo,
  useState,
} from 'react';
import { balanceOptions } from './balance-query.ts';
import { SHOWN_MS } from './reward-figures.ts';
import { useReward } from './use-reward.ts';

export interface BalanceState {
  /** Balance to display, animated; undefined until known, 0 if it cannot be fetched. */
  readonly balance: number | undefined;
  /** Balance last reported by the server, ignoring animations: what can be spent. */
  readonly settled: number | undefined;
  /** Balance including the last reward, ignoring animations; undefined until it is fetched. */
  readonly afterReward: number | undefined;
  /** The part of a reward not yet added to the displayed balance. */
  readonly floating: number | undefined;
  /** Animates a reward that the server has paid (default 100) into the balance. Stable reference. */
  readonly reward: (amount?: number) => void;
  /** Refetches the balance after a purchase and counts down to it. Stable reference. */
  readonly spend: () => void;
  /** Refetches the balance. Stable reference. */
  readonly refresh: () => void;
}

/** A reward: when it was requested (`deviceNow()`, as queries have it) and the balance including it, once known. */
interface Paid {
  readonly at: number;
  readonly after?: number | undefined;
}

const BalanceContext = createContext<BalanceState | undefined>(undefined);

interface Props {
  readonly accountId: string;
  /** Called when the stone of a reward has landed in the balance. */
  readonly onLanded?: (() => void) | undefined;
  readonly children: ReactNode;
}

/** Provides the player's balance, so that all displays of it animate together. */
export function BalanceProvider({ accountId, onLanded, children }: Props) {
  const queries = useQueryClient();
  const net = useNet();
  const options = useMemo(() => balanceOptions(net, accountId), [net, accountId]);
  const { data, dataUpdatedAt, isError } = useQuery(options);
  const [paid, setPaid] = useState<Paid>();
  const known = data ?? (isError ? 0 : undefined);
  const refresh = useCallback(() => void queries.invalidateQueries(options), [queries, options]);
  const { figures, start } = useReward(refresh);

  const land = useEffectEvent(() => onLanded?.());
  useEffect(() => {
    if (paid?.after === undefined) return undefined;
    // The figures move when the stone has landed.
    const timer = setTimeout(() => void flyStone('essence').then(() => land()), SHOWN_MS - FLIGHT_MS);
    return () => clearTimeout(timer);
  }, [paid]);

  const reward = useCallback(
    async (amount: number) => {
      const at = deviceNow();
      setPaid({ at });
      // The server has paid already: the animation ends at the balance it reports now.
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

  const balanceState = useMemo(
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
  return <BalanceContext value={balanceState}>{children}</BalanceContext>;
}

/** Returns the balance and its actions; throws outside a BalanceProvider. */
export function useBalance(): BalanceState {
  const balanceState = useContext(BalanceContext);
  if (balanceState === undefined) throw new Error('BalanceProvider is missing');
  return balanceState;
}
