import { Skeleton } from '@hub/ui/feedback/skeleton.tsx';
import { useNet } from '@hub/ui/net/net.ts';
import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import type { ShopItem } from '../calls.ts';
import type { PreviewPlayer } from './preview-player.ts';
import styles from './shelf.module.css';
import head from './shelf-head.module.css';
import { Arrows } from './shelf-head.tsx';
import { onSale } from './shelf-view.ts';
import { isOwned, type OwnedName, shelfOptions } from './shop-calls.ts';
import { ShopItemCard } from './shop-item-card.tsx';
import { useStrip } from './use-strip.ts';

/** Number of placeholder cards while loading. */
const SKELETONS = 6;

interface Props {
  /** The player's items, which are not offered again; undefined until loaded. */
  readonly owned: readonly OwnedName[] | undefined;
  readonly previewPlayer: PreviewPlayer;
  readonly isCovered: boolean;
  readonly onOpen: (item: ShopItem) => void;
}

/** The items of both shelves that are on sale. Shows nothing if there are none, or if a shelf did not load. */
export function Today({ owned, previewPlayer, isCovered, onOpen }: Props) {
  const net = useNet();
  const effects = useQuery(shelfOptions(net, 'username_effect'));
  const icons = useQuery(shelfOptions(net, 'profile_icon'));
  const isLoading = effects.isPending || icons.isPending || owned === undefined;
  const offers = onSale([...(effects.data ?? []), ...(icons.data ?? [])]).filter(
    (item) => owned !== undefined && !isOwned(owned, item),
  );
  const strip = useRef<HTMLUListElement>(null);
  const { onScroll, ...ends } = useStrip(strip, offers.length);
  if (effects.isError || icons.isError || (!isLoading && offers.length === 0)) return null;
  return (
    <section aria-labelledby="shop-today" className={styles['shelf']}>
      <div className={head['head']}>
        <h2 id="shop-today" className={styles['sale']}>
          {t`On sale today`}
        </h2>
        {!(ends.isAtStart && ends.isAtEnd) && (
          <div className={head['controls']}>
            <Arrows {...ends} />
          </div>
        )}
      </div>
      <ul ref={strip} className={styles['strip']} aria-busy={isLoading} onScroll={onScroll}>
        {isLoading
          ? Array.from({ length: SKELETONS }, (_, place) => (
              <li key={place} aria-hidden>
                <Skeleton height="13.5rem" />
              </li>
            ))
          : offers.map((item) => (
              <li key={item.id}>
                <ShopItemCard
                  item={item}
                  previewPlayer={previewPlayer}
                  isCovered={isCovered}
                  onOpen={onOpen}
                />
              </li>
            ))}
      </ul>
    </section>
  );
}
