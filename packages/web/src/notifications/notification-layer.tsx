import { SilentErrorBoundary } from '@hub/ui/feedback/silent-error-boundary.tsx';
import { useStore } from 'zustand/react';
import { useNotificationStore } from './use-notify.ts';
import { type LoadToaster, useToaster } from './use-toaster.ts';

const loadToaster: LoadToaster = () => import('@hub/ui/feedback/toaster.tsx').then((code) => code.Toaster);

interface Props {
  /** Whether to load the toaster's code before the first notification. */
  readonly shouldPreload: boolean;
  readonly load?: LoadToaster | undefined;
}

/** Shows the notifications above the page. Errors in it do not affect the page. */
export function NotificationLayer({ shouldPreload, load = loadToaster }: Props) {
  const store = useNotificationStore();
  const toasts = useStore(store, ({ toasts }) => toasts);
  const code = useToaster(load, toasts.at(-1)?.id, shouldPreload, store.begin);
  if (code === undefined || toasts.length === 0) return null;
  return (
    <SilentErrorBoundary>
      <code.Toaster toasts={toasts} onClose={store.close} />
    </SilentErrorBoundary>
  );
}
