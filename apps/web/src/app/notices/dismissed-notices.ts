import { safeStorage } from '@hub/ui/net/safe-storage.ts';

const KEY = 'hub.dismissedNotices';
/** Ids that are remembered; a hub has few notices at a time. */
const KEPT = 20;
const kept = safeStorage(() => localStorage);

/** Ids of notices that were dismissed in this browser, newest first. */
export const dismissedNotices = (): readonly string[] => kept.read(KEY)?.split(' ') ?? [];

export function rememberDismissed(id: string): readonly string[] {
  const ids = [id, ...dismissedNotices()].slice(0, KEPT);
  kept.write(KEY, ids.join(' '));
  return ids;
}
