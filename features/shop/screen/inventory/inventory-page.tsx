import { PageButton } from '@hub/web/links/page-button.tsx';
import { paths } from '@hub/web/links/paths.ts';
import { useNotify } from '@hub/web/notifications/use-notify.ts';
import { iconUrl } from '@hub/web/page-settings/icon-url.ts';
import { usePageSettings } from '@hub/web/page-settings/page-settings.ts';
import { useChangeAccount } from '@hub/web/session/account.ts';
import { usePlayer } from '@hub/web/session/use-session.ts';
import { t } from '@lingui/core/macro';
import { ShoppingBag } from 'lucide-react';
import { useMemo } from 'react';
import { BalanceHeader } from '../../../ledger/screen/balance-header.tsx';
import type { InventoryItem } from '../../calls.ts';
import { equippedChange } from '../equipped-change.ts';
import { InventoryView } from './inventory-view.tsx';

/** Duration (ms) of a toggle's toast. */
const UPDATED_MS = 3_000;
const FAILED_MS = 4_000;

/** Connects the inventory with the player, the balance and the toasts. */
export function InventoryPage() {
  const { id, player_id: playerId, name } = usePlayer();
  const settings = usePageSettings();
  const notify = useNotify();
  const equip = useChangeAccount();
  const previewPlayer = useMemo(
    () => ({
      playerId,
      name,
      iconSrc: (icon: string, image: string | null) => iconUrl(settings, icon, image),
    }),
    [playerId, name, settings],
  );
  const applyToggle = (item: InventoryItem, isEquipped: boolean, message: string) => {
    equip(equippedChange(item, isEquipped));
    notify({ type: 'success', title: t`Item Status Updated`, message, durationMs: UPDATED_MS });
  };
  return (
    <>
      <BalanceHeader
        title={t`Inventory`}
        lead={t`Everything you own. Choose an item to wear it, choose it again to take it off.`}
      />
      <InventoryView
        accountId={id}
        previewPlayer={previewPlayer}
        onToggled={applyToggle}
        onRefused={(message) => notify({ type: 'error', title: t`Error`, message, durationMs: FAILED_MS })}
        emptyAction={<ToShop />}
      />
    </>
  );
}

const ToShop = () => (
  <PageButton to={paths.shop()} variant="gold" size="large" icon={ShoppingBag}>
    {t`Go to the shop`}
  </PageButton>
);
