import { ITEM_TYPES, type ItemType } from '@hub/protocol/cosmetics';
import { useDeferredValue, useEffect, useRef, useState } from 'react';
import type { ShopItem } from '../calls.ts';
import type { PreviewPlayer } from './preview-player.ts';
import { PurchaseDialog } from './purchase-dialog.tsx';
import { Shelf } from './shelf.tsx';
import { isOwned } from './shop-calls.ts';
import { Today } from './today.tsx';
import { useOwned } from './use-owned.ts';
import { type Refusal, usePurchase } from './use-purchase.ts';

interface Props {
  readonly accountId: string;
  readonly previewPlayer: PreviewPlayer;
  readonly onBought: (item: ShopItem) => void;
  /** Equips an item that was bought; resolves when it is tried. */
  readonly onWear: (item: ShopItem) => Promise<void>;
  readonly onRefused: (refusal: Refusal) => void;
}

/** The offers, both shelves, and the dialog that buys the chosen item. */
export function ShopView({ accountId, previewPlayer, onBought, onWear, onRefused }: Props) {
  const { owned, add, refresh } = useOwned(accountId);
  const [chosen, setChosen] = useState<ShopItem>();
  const [bought, setBought] = useState<ShopItem>();
  const [isWearing, setIsWearing] = useState(false);
  // Concerns all cards, so it waits until the press is shown.
  const isCovered = useDeferredValue(chosen !== undefined);
  const titles = useTitles();
  const { buy, isBuying } = usePurchase({
    accountId,
    onBought: (item) => {
      add(item);
      setBought(item);
      onBought(item);
    },
    onRefused: (refusal) => {
      // Another tab may have bought it, or the purchase succeeded but its response was lost.
      refresh();
      onRefused(refusal);
    },
  });
  const close = () => {
    setChosen(undefined);
    setBought(undefined);
    // The card of a bought item is gone.
    if (bought) titles.focusNext(bought.type);
  };
  const wear = async (item: ShopItem) => {
    setIsWearing(true);
    await onWear(item);
    setIsWearing(false);
    close();
  };
  return (
    <>
      <Today owned={owned} previewPlayer={previewPlayer} isCovered={isCovered} onOpen={setChosen} />
      {ITEM_TYPES.map((type) => (
        <Shelf
          key={type}
          type={type}
          titleRef={titles.refs[type]}
          owned={owned}
          previewPlayer={previewPlayer}
          isCovered={isCovered}
          onOpen={setChosen}
        />
      ))}
      {chosen && (
        <PurchaseDialog
          item={chosen}
          previewPlayer={previewPlayer}
          isOwned={owned !== undefined && isOwned(owned, chosen)}
          isBuying={isBuying}
          isBought={bought === chosen}
          isWearing={isWearing}
          onWear={() => void wear(chosen)}
          onBuy={() => buy(chosen)}
          onClose={close}
        />
      )}
    </>
  );
}

/** Refs of the shelves' headings, which get the focus when the focused card has been sold. */
function useTitles() {
  const username_effect = useRef<HTMLHeadingElement>(null);
  const profile_icon = useRef<HTMLHeadingElement>(null);
  const [sold, setSold] = useState<{ readonly type: ItemType }>();
  const refs = { username_effect, profile_icon };
  useEffect(() => {
    const heading = { username_effect, profile_icon }[sold?.type ?? 'username_effect'];
    // Runs after the dialog has returned the focus to the card that is being removed.
    if (sold !== undefined) heading.current?.focus({ preventScroll: true });
  }, [sold]);
  return { refs, focusNext: (type: ItemType) => setSold({ type }) };
}
