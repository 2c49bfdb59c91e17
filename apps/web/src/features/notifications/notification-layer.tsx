import { lazy, Suspense } from 'react';
import { useStore } from 'zustand/react';
import { useNotificationStore } from './use-notify.ts';

/** Comes with the first notification: no page needs it for its first paint. */
const Toaster = lazy(async () => ({ default: (await import('../../ui/feedback/toaster.tsx')).Toaster }));

/** Shows the notifications over everything. */
export function NotificationLayer() {
  const store = useNotificationStore();
  const toasts = useStore(store, ({ toasts }) => toasts);
  if (toasts.length === 0) return null;
  return (
    <Suspense>
      <Toaster toasts={toasts} onClose={store.close} />
    </Suspense>
  );
}
