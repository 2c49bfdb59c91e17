import type { InventoryItem } from '@hub/protocol/http/accounts';
import { LinkButton } from '@hub/ui/controls/link-button.tsx';
import { ShoppingBag } from 'lucide-react';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { PurseHead } from '../../features/currency/purse-head.tsx';
import { InventoryView } from '../../features/inventory/inventory-view.tsx';
import { useNotify } from '../../features/notifications/use-notify.ts';
import { iconUrl } from '../../features/page-settings/icon-url.ts';
import { usePageSettings } from '../../features/page-settings/page-settings.ts';
import { useWear } from '../../features/session/account.ts';
import { usePlayer } from '../../features/session/use-session.ts';
import { paths } from '../../links/paths.ts';
import { inventoryTexts } from '../../messages/inventory.ts';
import { wornChange } from './worn-change.ts';

/** Duration (ms) of a toggle's toast (platform 4). */
const UPDATED_MS = 3_000;
const FAILED_MS = 4_000;

/** Connects the inventory with the player, the balance and the toasts. */
export function InventoryPage() {
  const { id, name } = usePlayer();
  const settings = usePageSettings();
  const notify = useNotify();
  const wear = useWear();
  const wearer = useMemo(
    () => ({ name, iconSrc: (icon: string, image: string | null) => iconUrl(settings, icon, image) }),
    [name, settings],
  );
  const takeOver = (item: InventoryItem, isWorn: boolean, message: string) => {
    wear(wornChange(item, isWorn));
    notify({ type: 'success', title: inventoryTexts.toasts.updated, message, durationMs: UPDATED_MS });
  };
  return (
    <>
      <PurseHead title={inventoryTexts.title} lead={inventoryTexts.lead} />
      <InventoryView
        accountId={id}
        wearer={wearer}
        onToggled={takeOver}
        onRefused={(message) =>
          notify({ type: 'error', title: inventoryTexts.toasts.failed, message, durationMs: FAILED_MS })
        }
        wayOn={<ToShop />}
      />
    </>
  );
}

const ToShop = () => (
  <LinkButton
    href={paths.shop()}
    size="small"
    icon={ShoppingBag}
    render={({ href, ...anchor }) => <Link to={href} {...anchor} />}
  >
    {inventoryTexts.toShop}
  </LinkButton>
);
