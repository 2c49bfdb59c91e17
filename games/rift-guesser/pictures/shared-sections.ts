import { LruCache } from '@hub/engine/binding/lru-cache';
import type { PictureDeps } from '@hub/engine/binding/pictures';
import type { EncryptedAddresses } from './encrypted-address.ts';
import type { Sections } from './sections.ts';

/** Addresses remembered by the node that published them; an address lives for one round. */
const MAX_ADDRESSES = 10_000;
/** By how much the clocks of two nodes may differ. */
const CLOCK_TOLERANCE_MS = 60_000;

type Deps = Pick<PictureDeps, 'clock'> & {
  readonly sections: Sections;
  readonly addresses: EncryptedAddresses;
};

/** Publishes pictures at addresses that every node can paint. The node that published one also withdraws it. */
export function shareSections({ sections, addresses, clock }: Deps): Sections {
  const sharedByOwn = new LruCache<string>(MAX_ADDRESSES);
  const ownByShared = new LruCache<string>(MAX_ADDRESSES);
  return {
    ...sections,
    publish(own, section, forMs) {
      sections.publish(own, section, forMs);
      const shared = sharedByOwn.get(own) ?? addresses.encrypt(own, { section, until: clock.now() + forMs });
      sharedByOwn.set(own, shared);
      ownByShared.set(shared, own);
      return shared;
    },
    async read(shared, density) {
      const own = ownByShared.get(shared);
      if (own !== undefined) return sections.read(own, density);
      const opened = addresses.decrypt(shared);
      const leftMs = (opened?.until ?? 0) + CLOCK_TOLERANCE_MS - clock.now();
      if (opened === undefined || leftMs <= 0) return undefined;
      sections.publish(shared, opened.section, leftMs);
      return sections.read(shared, density);
    },
  };
}
