import type { Online, Presence } from './presence.ts';

/** The pages of all nodes together. */
type OfAll = {
  beat(key: string, sessionId: string): Promise<number>;
  look(keys: readonly string[]): Promise<Online>;
};

/** Counts the pages of all nodes together; those of this node alone while that is not possible. */
export const createSharedPresence = (ofAll: OfAll, ownPages: Presence): Presence => ({
  async beat(key, sessionId) {
    // Counted here as well, so that this node's number is right when it is needed.
    const own = await ownPages.beat(key, sessionId);
    return ofAll.beat(key, sessionId).catch(() => own);
  },
  look: (keys) => ofAll.look(keys).catch(() => ownPages.look(keys)),
});
