import { CallError } from '@hub/ui/net/call-error.ts';
import { useNet } from '@hub/ui/net/net.ts';
import { t } from '@lingui/core/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { InventoryItem } from '../../calls.ts';
import { toggleItem } from '../../calls.ts';
import { itemsOptions } from './inventory-calls.ts';
import { isActive, toggled } from './toggled.ts';

interface Options {
  readonly accountId: string;
  /** Called after the server's confirmation; `isEquipped` says whether the item is equipped now. */
  readonly onToggled: (item: InventoryItem, isEquipped: boolean, message: string) => void;
  readonly onRefused: (message: string) => void;
}

/** The call's failure text if the server refused it; a general text for network and unexpected errors. */
const faultText = (error: unknown): string =>
  error instanceof CallError && !error.isNetworkFault
    ? error.failure
    : t`An unexpected error occurred while updating the item`;

/** Equips and unequips items, one at a time; the list updates after the server's confirmation. */
export function useToggle({ accountId, onToggled, onRefused }: Options) {
  const net = useNet();
  const queries = useQueryClient();
  const { queryKey } = itemsOptions(net, accountId);
  const { mutate, isPending, variables } = useMutation({
    networkMode: 'always',
    mutationFn: ({ id }: InventoryItem) => net.call(toggleItem, { params: { itemId: id } }),
    onSuccess: ({ success, message }, item) => {
      if (!success) return onRefused(message || t`Failed to update item status`);
      queries.setQueryData(queryKey, (items) => items && toggled(items, item));
      onToggled(item, !isActive(item), message);
    },
    onError: (error) => onRefused(faultText(error)),
  });
  const toggle = (item: InventoryItem) => {
    if (!isPending) mutate(item);
  };
  return { toggle, toggling: isPending ? variables.id : undefined };
}
