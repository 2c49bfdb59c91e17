import { createContext, useContext } from 'react';
import type { Notification, NotificationStore } from './notification-store.ts';

/** Provides the notification store. */
export const NotificationContext = createContext<NotificationStore | undefined>(undefined);

export function useNotificationStore(): NotificationStore {
  const store = useContext(NotificationContext);
  if (store === undefined) throw new Error('NotificationContext is missing');
  return store;
}

/** Returns the function that shows a toast. Stable between renders. */
export const useNotify = (): ((notification: Notification) => void) => useNotificationStore().notify;
