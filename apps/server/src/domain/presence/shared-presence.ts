import type { Presence } from './presence.ts';

/** Counts the pages of all nodes together; those of this node alone while that is not possible. */
export const createSharedPresence = (
  beatOfAll: (key: string, sessionId: string) => Promise<number>,
  ownPages: Presence,
): Presence => ({
  async beat(key, sessionId) {
    // Counted here as well, so that this node's number is right when it is needed.
    const own = await ownPages.beat(key, sessionId);
    return beatOfAll(key, sessionId).catch(() => own);
  },
});
