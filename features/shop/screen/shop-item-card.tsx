import { ownChampionName } from '@hub/ui/language/champion-names.ts';
import { useLanguage } from '@hub/ui/language/use-language.ts';
import { ItemCard, ItemFlag } from '@hub/ui/surfaces/item-card.tsx';
import { Popover } from '@hub/ui/surfaces/popover.tsx';
import { EssencePrice } from '@hub/ui/text/essence-price.tsx';
import { formatPercent } from '@hub/ui/text/figure-format.ts';
import { isolated } from '@hub/ui/text/isolated.ts';
import { plural, t } from '@lingui/core/macro';
import { memo } from 'react';
import type { ShopItem } from '../calls.ts';
import { ItemSample } from './item-sample.tsx';
import { Preview } from './preview.tsx';
import type { PreviewPlayer } from './preview-player.ts';
import { priceOf } from './shelf-view.ts';
import styles from './shop-item-card.module.css';
import { cosmeticsRarities } from './texts.ts';

/** Delay before the preview is shown (ms). */
const PREVIEW_AFTER_MS = 300;

interface Props {
  readonly item: ShopItem;
  readonly previewPlayer: PreviewPlayer;
  /** Whether a dialog covers the page: no preview is shown then. */
  readonly isCovered: boolean;
  readonly onOpen: (item: ShopItem) => void;
}

/** One item for sale: hover or focus shows a preview, a click opens the purchase dialog. */
export const ShopItemCard = memo(function ShopItemCard({ item, previewPlayer, isCovered, onOpen }: Props) {
  useLanguage();
  const missing = priceOf(item) - (previewPlayer.balance ?? Number.POSITIVE_INFINITY);
  return (
    <Popover
      content={<Preview item={item} previewPlayer={previewPlayer} />}
      placement="bottom"
      showDelayMs={PREVIEW_AFTER_MS}
      disabled={isCovered}
      className={styles['around']}
    >
      <ItemCard
        color={`var(--rarity-${item.rarity})`}
        title={ownChampionName(item.name)}
        picture={<ItemSample item={item} previewPlayer={previewPlayer} />}
        flag={item.isSale && <SaleFlag percentage={item.salePercentage} />}
        className={missing > 0 ? styles['away'] : undefined}
        aria-haspopup="dialog"
        onClick={() => onOpen(item)}
      >
        <span className={styles['foot']}>
          <span className={styles['rarity']}>{t(cosmeticsRarities[item.rarity])}</span>
          <ItemPrice item={item} />
          {missing > 0 && (
            <span className={styles['missing']}>
              {plural({ missing }, { one: '# more needed', other: '# more needed' })}
            </span>
          )}
        </span>
      </ItemCard>
    </Popover>
  );
});

const SaleFlag = ({ percentage }: { readonly percentage: number }) => (
  <ItemFlag color="var(--rose-400)" ink="#2a0710">
    <span aria-hidden className="num">
      {isolated(`−${formatPercent(percentage / 100)}`)}
    </span>
    <span className="sr">{t`On sale, ${percentage} percent off.`} </span>
  </ItemFlag>
);

/** The current price, and during a sale the old price struck through. */
export const ItemPrice = ({ item }: Pick<Props, 'item'>) => (
  <EssencePrice price={priceOf(item)} before={item.isSale ? item.originalPrice : undefined} />
);
