import { createContext, useContext } from 'react';
import type { Notification, NotificationStore } from './notification-store.ts';

/** Carries the notifications down the tree. */
export const NotificationContext = createContext<NotificationStore | undefined>(undefined);

export function useNotificationStore(): NotificationStore {
  const store = useContext(NotificationContext);
  if (store === undefined) throw new Error('NotificationContext is missing');
  return store;
}

/** Tells the player something in a toast. Keeps its identity. */
export const useNotify = (): ((notification: Notification) => void) => useNotificationStore().notify;
