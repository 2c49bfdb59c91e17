import type { ShopItem } from '@hub/protocol/http/shop';
import { Button } from '@hub/ui/controls/button.tsx';
import { EmptyPlate } from '@hub/ui/feedback/empty-plate.tsx';
import { ErrorPlate } from '@hub/ui/feedback/error-plate.tsx';
import { Skeleton } from '@hub/ui/feedback/skeleton.tsx';
import { type RefObject, useId, useRef, useState } from 'react';
import { shopTexts } from '../../messages/shop.ts';
import { FilterPanel } from './filter-panel.tsx';
import { ItemCard } from './item-card.tsx';
import type { PreviewPlayer } from './preview-player.ts';
import styles from './shelf.module.css';
import { ShelfHead } from './shelf-head.tsx';
import { arrange, DEFAULT_VIEW, isDefaultView, type ShelfView } from './shelf-view.ts';
import { isOwned, type OwnedName } from './shop-calls.ts';
import { useStrip } from './use-strip.ts';

/** Number of placeholder cards while loading. */
const SKELETONS = 6;

export interface ShelfProps {
  readonly title: string;
  readonly titleRef: RefObject<HTMLHeadingElement | null>;
  /** All items of the shelf; undefined until loaded. */
  readonly items: readonly ShopItem[] | undefined;
  /** The player's items, which are not offered again; undefined until loaded. */
  readonly owned: readonly OwnedName[] | undefined;
  readonly isFailed: boolean;
  readonly isRetrying: boolean;
  readonly onRetry: () => void;
  readonly previewPlayer: PreviewPlayer;
  readonly isCovered: boolean;
  readonly onOpen: (item: ShopItem) => void;
}

/** A shelf of the shop: one row that scrolls horizontally, or all items when expanded. */
export function Shelf({
  title,
  titleRef,
  items,
  owned,
  isFailed,
  isRetrying,
  onRetry,
  ...cards
}: ShelfProps) {
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
          title={shopTexts.filtersOf(title)}
          view={view}
          onView={setView}
          isExpanded={isExpanded}
          onExpand={setIsExpanded}
          onClose={() => setIsPanelOpen(false)}
        />
      )}
      {isFailed && (
        <ErrorPlate
          title={shopTexts.failed}
          text={shopTexts.failedText}
          busy={isRetrying}
          onRetry={onRetry}
        />
      )}
      {!isFailed && shown === undefined && <Waiting />}
      {shown?.length === 0 && <NothingHere view={view} onReset={() => setView(DEFAULT_VIEW)} />}
      {shown !== undefined && shown.length > 0 && (
        <ul ref={strip} className={styles[isExpanded ? 'grid' : 'strip']} onScroll={onScroll}>
          {shown.map((item) => (
            <li key={item.id}>
              <ItemCard
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

interface NothingProps {
  readonly view: ShelfView;
  readonly onReset: () => void;
}

/** Text of an empty shelf: no item matches the filters, or all are owned. */
const NothingHere = ({ view, onReset }: NothingProps) => (
  <EmptyPlate
    title={shopTexts.noItems}
    text={isDefaultView(view) ? shopTexts.allOwnedText : shopTexts.noItemsText}
    action={
      !isDefaultView(view) && (
        <Button size="small" onClick={onReset}>
          {shopTexts.resetFilters}
        </Button>
      )
    }
  />
);

const Waiting = () => (
  <>
    <output className="sr">{shopTexts.loading}</output>
    <ul aria-hidden className={styles['strip']}>
      {Array.from({ length: SKELETONS }, (_, place) => (
        <li key={place}>
          <Skeleton height="13.5rem" />
        </li>
      ))}
    </ul>
  </>
);
