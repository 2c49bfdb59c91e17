import { useNet } from '@hub/ui/net/net.ts';
import { useNotify } from '@hub/web/notifications/use-notify.ts';
import { useChangeAccount } from '@hub/web/session/account.ts';
import { usePlayer } from '@hub/web/session/use-session.ts';
import { t } from '@lingui/core/macro';
import type { ShopItem } from '../calls.ts';
import { accountItems, toggleItem } from '../calls.ts';
import { equippedChange } from './equipped-change.ts';

/** Returns a function that equips an item that was bought a moment ago. */
export function useWearNow(): (bought: ShopItem) => Promise<void> {
  const { call } = useNet();
  const { id } = usePlayer();
  const equip = useChangeAccount();
  const notify = useNotify();
  return async ({ name, type }) => {
    try {
      // An owned item has an id of its own.
      const items = await call(accountItems, { params: { id } });
      const isEffect = type === 'username_effect';
      const owned = items.find(
        (item) => item.name === name && (item.type === 'username_effect') === isEffect,
      );
      if (owned === undefined) throw new Error('the bought item is not in the inventory');
      if (owned.accountItemIsActive === 0) {
        const { success, message } = await call(toggleItem, { params: { itemId: owned.id } });
        if (!success) throw new Error(message);
        equip(equippedChange(owned, true));
        notify({ type: 'success', title: t`Item Status Updated`, message });
      }
    } catch {
      notify({
        type: 'error',
        title: t`Error`,
        message: t`It is yours, but it could not be switched on. Try it in your inventory.`,
      });
    }
  };
}
