import { Quietly } from '@hub/ui/feedback/quietly.tsx';
import { useStore } from 'zustand/react';
import { useNotificationStore } from './use-notify.ts';
import { type LoadToaster, useToaster } from './use-toaster.ts';

const loadToaster: LoadToaster = async () => (await import('@hub/ui/feedback/toaster.tsx')).Toaster;

interface Props {
  /** Whether notifications are to be expected: their code comes before the first. */
  readonly isAhead: boolean;
  readonly load?: LoadToaster | undefined;
}

/** Shows the notifications over everything. Whatever befalls it, the page stays. */
export function NotificationLayer({ isAhead, load = loadToaster }: Props) {
  const store = useNotificationStore();
  const toasts = useStore(store, ({ toasts }) => toasts);
  const code = useToaster(load, toasts.at(-1)?.id, isAhead);
  if (code === undefined || toasts.length === 0) return null;
  return (
    <Quietly>
      <code.Toaster toasts={toasts} onClose={store.close} />
    </Quietly>
  );
}
