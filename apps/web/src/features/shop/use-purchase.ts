import { purchase, type ShopItem } from '@hub/protocol/http/shop';
import { CallError } from '@hub/ui/net/call-error.ts';
import { useNet } from '@hub/ui/net/net.ts';
import { useMutation } from '@tanstack/react-query';
import { shopTexts } from '../../messages/shop.ts';

/** Why nothing was bought, in words. */
export interface Refusal {
  readonly title: string;
  readonly message: string;
}

interface Options {
  readonly accountId: string;
  readonly onBought: (item: ShopItem) => void;
  /** Nothing was bought, as far as can be told. */
  readonly onRefused: (refusal: Refusal) => void;
}

const { toasts } = shopTexts;

const refused = (message: string): Refusal => ({
  title: toasts.failed,
  message: message || toasts.failedText,
});

/** A call that failed: the network's fault has a text of its own (platform 4). */
const fault = (error: unknown): Refusal => {
  if (!(error instanceof CallError)) return refused('');
  return error.isNetworkFault
    ? { title: toasts.offline, message: toasts.offlineText }
    : refused(error.failure);
};

/** Buys one item at a time. */
export function usePurchase({ accountId, onBought, onRefused }: Options) {
  const { call } = useNet();
  const { mutate, isPending } = useMutation({
    // A purchase never waits for the network to come back: it would happen unseen.
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
