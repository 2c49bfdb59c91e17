import type { ToastAction, ToastItem, ToastModel, ToastType } from '@hub/ui/feedback/toast-types.ts';
import { createStore, type StoreApi } from 'zustand/vanilla';

/** Default duration of a notification, and interval of the expiry check, in ms. */
const DEFAULT_DURATION_MS = 4_000;
export const TICK_MS = 50;

export interface Notification {
  readonly type: ToastType;
  readonly title: string;
  readonly message?: string | undefined;
  readonly item?: ToastItem | undefined;
  readonly action?: ToastAction | undefined;
  readonly durationMs?: number | undefined;
  readonly showProgress?: boolean | undefined;
}

interface Notifications {
  /** Oldest first. */
  readonly toasts: readonly ToastModel[];
}

export interface NotificationStore extends StoreApi<Notifications> {
  readonly notify: (notification: Notification) => void;
  readonly close: (id: string) => void;
}

/**
 * Creates the store of visible notifications. Each is removed when its time is up; `onNotified` is called
 * once for each new one.
 */
export function createNotifications(onNotified?: (type: ToastType) => void): NotificationStore {
  const store = createStore<Notifications>(() => ({ toasts: [] }));
  const endings = new Map<string, number>();
  let ticking: ReturnType<typeof setInterval> | undefined;
  let count = 0;

  const close = (id: string): void => {
    endings.delete(id);
    if (endings.size === 0) {
      clearInterval(ticking);
      ticking = undefined;
    }
    store.setState(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.id !== id) }));
  };

  const tick = (): void => {
    for (const [id, endsAt] of endings) if (endsAt <= performance.now()) close(id);
  };

  const notify = ({ durationMs = DEFAULT_DURATION_MS, showProgress = true, ...rest }: Notification): void => {
    count += 1;
    const id = String(count);
    endings.set(id, performance.now() + durationMs);
    ticking ??= setInterval(tick, TICK_MS);
    const toast = { ...rest, id, durationMs: showProgress ? durationMs : undefined };
    store.setState(({ toasts }) => ({ toasts: [...toasts, toast] }));
    onNotified?.(rest.type);
  };

  return { ...store, notify, close };
}
