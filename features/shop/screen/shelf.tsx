import type { ItemType } from '@hub/protocol/cosmetics';
import { Button } from '@hub/ui/controls/button.tsx';
import { EmptyCard } from '@hub/ui/feedback/empty-card.tsx';
import { FailedQuery } from '@hub/ui/feedback/failed-query.tsx';
import { Skeleton } from '@hub/ui/feedback/skeleton.tsx';
import { useNet } from '@hub/ui/net/net.ts';
import { msg, t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { type RefObject, useId, useRef, useState } from 'react';
import type { ShopItem } from '../calls.ts';
import { FilterPanel } from './filter-panel.tsx';
import type { PreviewPlayer } from './preview-player.ts';
import styles from './shelf.module.css';
import { ShelfHead } from './shelf-head.tsx';
import { arrange, DEFAULT_VIEW, isDefaultView, type ShelfView } from './shelf-view.ts';
import { isOwned, type OwnedName, shelfOptions } from './shop-calls.ts';
import { ShopItemCard } from './shop-item-card.tsx';
import { useStrip } from './use-strip.ts';

const SHELVES = { username_effect: msg`Username effects`, profile_icon: msg`Profile Icons` };

/** Number of placeholder cards while loading. */
const SKELETONS = 6;

interface Props {
  readonly type: ItemType;
  readonly titleRef: RefObject<HTMLHeadingElement | null>;
  /** The player's items, which are not offered again; undefined until loaded. */
  readonly owned: readonly OwnedName[] | undefined;
  readonly previewPlayer: PreviewPlayer;
  readonly isCovered: boolean;
  readonly onOpen: (item: ShopItem) => void;
}

/** A shelf of the shop: one row that scrolls horizontally, or all items when expanded. */
export function Shelf({ type, titleRef, owned, ...cards }: Props) {
  const title = t(SHELVES[type]);
  const query = useQuery(shelfOptions(useNet(), type));
  const items = query.data;
  const isFailed = query.isError && items === undefined;
  const titleId = useId();
  const strip = useRef<HTMLUListElement>(null);
  const [view, setView] = useState(DEFAULT_VIEW);
  const [isExpanded, setIsExpanded] = useState(false);
  const [isPanelOpen, setIsPanelOpen] = useState(false);
  const free = items && owned && items.filter((item) => !isOwned(owned, item));
  const shown = free && arrange(free, view);
  const { onScroll, ...ends } = useStrip(strip, isExpanded ? 0 : (shown?.length ?? 0));
  const counts = items && shown && { shown: shown.length, all: items.length };
  return (
    <section aria-labelledby={titleId} className={styles['shelf']}>
      <ShelfHead
        {...{ title, titleId, titleRef, counts, view, isExpanded }}
        onView={setView}
        onExpand={setIsExpanded}
        onPanel={() => setIsPanelOpen(true)}
        strip={ends}
      />
      {isPanelOpen && (
        <FilterPanel
          title={t`Filter & Sort: ${{ shelf: title }}`}
          view={view}
          onView={setView}
          isExpanded={isExpanded}
          onExpand={setIsExpanded}
          onClose={() => setIsPanelOpen(false)}
        />
      )}
      {isFailed && (
        <FailedQuery
          query={query}
          title={t`This shelf could not be loaded`}
          text={t`The rest of the shop stays. Please try again in a moment.`}
        />
      )}
      {!isFailed && shown === undefined && <Waiting />}
      {shown?.length === 0 && <NothingHere view={view} onReset={() => setView(DEFAULT_VIEW)} />}
      {shown !== undefined && shown.length > 0 && (
        <ul ref={strip} className={styles[isExpanded ? 'grid' : 'strip']} onScroll={onScroll}>
          {shown.map((item) => (
            <li key={item.id}>
              <ShopItemCard
                item={item}
                previewPlayer={cards.previewPlayer}
                isCovered={cards.isCovered || isPanelOpen}
                onOpen={cards.onOpen}
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** Text of an empty shelf: no item matches the filters, or all are owned. */
const NothingHere = ({ view, onReset }: { readonly view: ShelfView; readonly onReset: () => void }) => (
  <EmptyCard
    title={t`No items found`}
    text={
      isDefaultView(view)
        ? t`Everything on this shelf is yours already.`
        : t`No items were found with the current filters.`
    }
    action={
      !isDefaultView(view) && (
        <Button size="small" onClick={onReset}>
          {t`Reset filters`}
        </Button>
      )
    }
  />
);

const Waiting = () => (
  <>
    <output className="sr">{t`Loading the shop`}</output>
    <ul aria-hidden className={styles['strip']}>
      {Array.from({ length: SKELETONS }, (_, place) => (
        <li key={place}>
          <Skeleton height="13.5rem" />
        </li>
      ))}
    </ul>
  </>
);
