import { Icon } from '@hub/ui/art/icon.tsx';
import { classNames } from '@hub/ui/class-names.ts';
import { TabPanel, Tabs } from '@hub/ui/controls/tabs.tsx';
import { EmptyCard } from '@hub/ui/feedback/empty-card.tsx';
import { EmptyScene } from '@hub/ui/feedback/empty-scene.tsx';
import { FailedQuery } from '@hub/ui/feedback/failed-query.tsx';
import { Loading } from '@hub/ui/feedback/loading.tsx';
import { useNet } from '@hub/ui/net/net.ts';
import { Link } from '@hub/web/links/link.tsx';
import { paths } from '@hub/web/links/paths.ts';
import { msg, t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { ShoppingBag } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import type { InventoryItem } from '../../calls.ts';
import { itemsOptions } from './inventory-calls.ts';
import styles from './inventory-view.module.css';
import { OwnedItemCard, type PreviewPlayer } from './owned-item-card.tsx';
import { FILTERS, type Filter, ofFilter, statisticsOf } from './statistics.ts';
import { StatisticsCard } from './statistics-card.tsx';
import { useToggle } from './use-toggle.ts';

const TABS = { all: msg`All`, username_effect: msg`Username Effects`, 'profile-icon': msg`Profile Icons` };

/** Minimum time for which the loading state of the inventory is shown (ms). */
const LEAST_LOADING_MS = 500;

interface Props {
  readonly accountId: string;
  readonly previewPlayer: PreviewPlayer;
  readonly onToggled: (item: InventoryItem, isEquipped: boolean, message: string) => void;
  readonly onRefused: (message: string) => void;
  /** Link shown in an empty inventory, to where items can be bought. */
  readonly emptyAction: ReactNode;
}

/** The player's items in tabs, with statistics. */
export function InventoryView({ accountId, previewPlayer, onToggled, onRefused, emptyAction }: Props) {
  const query = useQuery(itemsOptions(useNet(), accountId));
  const { data: items, isFetching, isFetchedAfterMount } = query;
  const { toggle, toggling } = useToggle({ accountId, onToggled, onRefused });
  // Cached items of an earlier visit are not shown: the shop may have added some since.
  const isLoading = useMinimumLoading(!isFetchedAfterMount && isFetching);
  if (isLoading) {
    return (
      <Loading
        text={t`Loading your inventory...`}
        hint={t`Gathering your precious items`}
        className={styles['loading']}
      />
    );
  }
  if (items === undefined) {
    return (
      <FailedQuery
        query={query}
        title={t`Your inventory could not be loaded`}
        text={t`Nothing is lost. Please try again in a moment.`}
      />
    );
  }
  if (items.length === 0)
    return (
      <EmptyScene
        of="inventory"
        title={t`No items found`}
        text={t`Your inventory is empty`}
        action={emptyAction}
      />
    );
  return (
    <div className={styles['view']}>
      <Shelves {...{ items, previewPlayer, emptyAction, toggling }} onToggle={toggle} />
      <StatisticsCard items={items} previewPlayer={previewPlayer} />
    </div>
  );
}

interface ShelvesProps extends Pick<Props, 'previewPlayer' | 'emptyAction'> {
  readonly items: readonly InventoryItem[];
  readonly toggling: string | undefined;
  readonly onToggle: (item: InventoryItem) => void;
}

function Shelves({ items, previewPlayer, emptyAction, toggling, onToggle }: ShelvesProps) {
  const [filter, setFilter] = useState<Filter>('all');
  const { counts } = statisticsOf(items);
  const shown = ofFilter(items, filter);
  return (
    <Tabs
      label={t({ message: 'Show', comment: 'Label of the choice of what is shown.' })}
      tabs={FILTERS.map((id) => ({ id, label: t(TABS[id]), badge: counts[id] }))}
      value={filter}
      onChange={setFilter}
      className={styles['tabs']}
    >
      {FILTERS.map((id) => (
        <TabPanel key={id} id={id} className={styles['panel']}>
          {shown.length === 0 && (
            <EmptyCard title={t`No items found`} text={t`No items in this category`} action={emptyAction} />
          )}
          <ul className={styles['grid']}>
            {shown.map((item) => (
              <li key={item.id}>
                <OwnedItemCard
                  item={item}
                  previewPlayer={previewPlayer}
                  isBusy={item.id === toggling}
                  onToggle={() => onToggle(item)}
                />
              </li>
            ))}
            {shown.length > 0 && (
              <li>
                <Link to={paths.shop()} className={classNames('cut', styles['more'])}>
                  <Icon of={ShoppingBag} />
                  {t`Go to the shop`}
                </Link>
              </li>
            )}
          </ul>
        </TabPanel>
      ))}
    </Tabs>
  );
}

/** Whether to show the loading state: while working, and for at least 500 ms after mounting. */
function useMinimumLoading(isWorking: boolean): boolean {
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsOver(true), LEAST_LOADING_MS);
    return () => clearTimeout(timer);
  }, []);
  return isWorking || !isOver;
}
