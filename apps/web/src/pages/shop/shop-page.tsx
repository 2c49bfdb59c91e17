import type { ShopItem } from '@hub/protocol/http/shop';
import { EssencePrice } from '@hub/ui/text/essence-price.tsx';
import { useMemo } from 'react';
import { BalanceHeader } from '../../features/currency/balance-header.tsx';
import { useBalance } from '../../features/currency/balance-state.tsx';
import { useNotify } from '../../features/notifications/use-notify.ts';
import { iconUrl } from '../../features/page-settings/icon-url.ts';
import { usePageSettings } from '../../features/page-settings/page-settings.ts';
import { useAccount } from '../../features/session/account.ts';
import { scoreStats } from '../../features/session/game-stats.ts';
import { usePlayer } from '../../features/session/use-session.ts';
import { ItemLook } from '../../features/shop/item-look.tsx';
import type { PreviewPlayer } from '../../features/shop/preview-player.ts';
import { priceOf } from '../../features/shop/shelf-view.ts';
import { ShopView } from '../../features/shop/shop-view.tsx';
import { scoreScreens } from '../../games.ts';
import { cosmeticsTexts } from '../../messages/cosmetics.ts';
import { shopTexts } from '../../messages/shop.ts';
import styles from './shop-page.module.css';
import { useWearNow } from './use-wear-now.ts';

/** Duration (ms) of a purchase's toast. */
const BOUGHT_MS = 5_000;

/** Connects the shop with the player, the balance and the toasts. */
export function ShopPage() {
  const { id } = usePlayer();
  const { settled, spend, refresh } = useBalance();
  const previewPlayer = usePreviewPlayer();
  const notify = useNotify();
  const wearNow = useWearNow();
  const notifyBought = (item: ShopItem) =>
    notify({
      type: 'purchase',
      title: shopTexts.toasts.bought,
      message: shopTexts.toasts.boughtText(item.name),
      durationMs: BOUGHT_MS,
      action: { label: shopTexts.toasts.wearNow, onPress: () => void wearNow(item) },
      item: {
        name: item.name,
        type: cosmeticsTexts.kinds[item.type],
        price: <EssencePrice price={priceOf(item)} />,
        picture: (
          <span className={styles['bought']}>
            <ItemLook item={item} previewPlayer={previewPlayer} />
          </span>
        ),
      },
    });
  return (
    <>
      <BalanceHeader title={shopTexts.title} lead={shopTexts.lead} />
      <ShopView
        accountId={id}
        previewPlayer={previewPlayer}
        balance={settled}
        onBought={(item) => {
          spend();
          notifyBought(item);
        }}
        onRefused={(refusal) => {
          refresh();
          notify({ type: 'error', ...refusal });
        }}
      />
    </>
  );
}

/** The player on whom the shop previews items: name, effect and rank. */
function usePreviewPlayer(): PreviewPlayer {
  const { player_id: playerId, name } = usePlayer();
  const { data: account } = useAccount();
  const settings = usePageSettings();
  const effect = account?.activeUsernameEffect?.cssClass ?? null;
  const ranks = scoreScreens.map(({ game }) => account && scoreStats(account, game).rank);
  const rank = ranks.find((known) => typeof known === 'number') ?? null;
  return useMemo(
    () => ({
      playerId,
      name,
      effect,
      rank,
      iconSrc: (icon, image) => iconUrl(settings, icon, image),
    }),
    [playerId, name, effect, rank, settings],
  );
}
