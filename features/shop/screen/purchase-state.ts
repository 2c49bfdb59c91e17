/** Whether an item can be bought, and if not, why. */
export type PurchaseState = 'buying' | 'owned' | 'unknown' | 'poor' | 'ready';

interface Facts {
  /** Blue Essence */
  readonly price: number;
  /** Undefined until it is known. */
  readonly balance: number | undefined;
  readonly isOwned: boolean;
  readonly isBuying: boolean;
}

/** An item can be bought if the balance suffices, it is not owned and no purchase is running. */
export function purchaseState({ price, balance, isOwned, isBuying }: Facts): PurchaseState {
  if (isBuying) return 'buying';
  if (isOwned) return 'owned';
  if (balance === undefined) return 'unknown';
  return balance < price ? 'poor' : 'ready';
}
