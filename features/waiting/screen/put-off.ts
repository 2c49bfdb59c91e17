import { safeStorage } from '@hub/ui/net/safe-storage.ts';

const KEY = 'hub.notNow';
/** Entries that are remembered; few wait at a time. */
const KEPT = 40;
const kept = safeStorage(() => localStorage);

/** Keys of entries that were put off in this browser, newest first. */
export const putOff = (): readonly string[] => kept.read(KEY)?.split(' ') ?? [];

/** Puts off an entry; returns all that are put off. */
export function rememberPutOff(key: string): readonly string[] {
  const keys = [key, ...putOff().filter((other) => other !== key)].slice(0, KEPT);
  kept.write(KEY, keys.join(' '));
  return keys;
}
