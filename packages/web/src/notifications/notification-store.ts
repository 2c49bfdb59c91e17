import type { ToastAction, ToastItem, ToastModel, ToastType } from '@hub/ui/feedback/toast-types.ts';
import { createStore, type StoreApi } from 'zustand/vanilla';

/** Default duration of a notification once it is shown (ms). */
const DEFAULT_DURATION_MS = 4_000;

export interface Notification {
  readonly type: ToastType;
  readonly title: string;
  readonly message?: string | undefined;
  readonly item?: ToastItem | undefined;
  readonly action?: ToastAction | undefined;
  readonly durationMs?: number | undefined;
}

interface Notifications {
  /** Oldest first. */
  readonly toasts: readonly ToastModel[];
}

export interface NotificationStore extends StoreApi<Notifications> {
  readonly notify: (notification: Notification) => void;
  /** Begins the time of all notifications whose time has not begun; to be called when they are shown, or cannot be. */
  readonly begin: () => void;
  readonly close: (id: string) => void;
}

/**
 * Creates the store of visible notifications. Each is removed when its time is up, which begins when it is
 * shown; `onNotified` is called once for each new one.
 */
export function createNotifications(onNotified?: (type: ToastType) => void): NotificationStore {
  const store = createStore<Notifications>(() => ({ toasts: [] }));
  /** Timers of the notifications whose time has begun. */
  const endings = new Map<string, ReturnType<typeof setTimeout>>();
  let count = 0;

  const close = (id: string): void => {
    clearTimeout(endings.get(id));
    endings.delete(id);
    store.setState(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.id !== id) }));
  };

  const begin = (): void => {
    for (const { id, durationMs } of store.getState().toasts)
      if (!endings.has(id)) endings.set(id, setTimeout(close, durationMs, id));
  };

  const notify = ({ durationMs = DEFAULT_DURATION_MS, ...rest }: Notification): void => {
    count += 1;
    const toast = { ...rest, id: String(count), durationMs };
    store.setState(({ toasts }) => ({ toasts: [...toasts, toast] }));
    onNotified?.(rest.type);
  };

  return { ...store, notify, begin, close };
}
