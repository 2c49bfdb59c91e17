import { CallError } from '@hub/ui/net/call-error.ts';
import { useNet } from '@hub/ui/net/net.ts';
import { t } from '@lingui/core/macro';
import { useMutation } from '@tanstack/react-query';
import { purchase, type ShopItem } from '../calls.ts';

/** Why a purchase failed, as texts for the player. */
export interface Refusal {
  readonly title: string;
  readonly message: string;
}

interface Options {
  readonly accountId: string;
  readonly onBought: (item: ShopItem) => void;
  /** Called when a purchase failed; after a lost response it may have succeeded. */
  readonly onRefused: (refusal: Refusal) => void;
}

const refused = (message: string): Refusal => ({
  title: t`Purchase Failed!`,
  message: message || t`Purchase failed. Please try again.`,
});

/** Returns the texts for a failed call; a network error has its own. */
const fault = (error: unknown): Refusal => {
  if (!(error instanceof CallError)) return refused('');
  return error.isNetworkFault
    ? { title: t`Connection Error!`, message: t`Please check your internet connection and try again.` }
    : refused(error.failure);
};

/** Returns a function that buys an item, and whether a purchase is running. */
export function usePurchase({ accountId, onBought, onRefused }: Options) {
  const { call } = useNet();
  const { mutate, isPending } = useMutation({
    // Never delay a purchase until the network returns: it would happen unnoticed.
    networkMode: 'always',
    mutationFn: ({ id }: ShopItem) => call(purchase, { body: { itemId: id, accountId } }),
    onSuccess: ({ success, message }, item) => {
      if (success) onBought(item);
      else onRefused(refused(message));
    },
    onError: (error) => onRefused(fault(error)),
  });
  return { buy: (item: ShopItem) => mutate(item), isBuying: isPending };
}
