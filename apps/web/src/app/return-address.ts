import { type Kept, keptIn } from '@hub/ui/net/kept.ts';

const KEY = 'hub.returnTo';

/** The address that somebody asked for before signing in, an invitation for example; kept in this tab. */
export interface ReturnAddress {
  readonly remember: (address: string) => void;
  /** The remembered address; home without one. */
  readonly read: () => string;
  readonly forget: () => void;
}

export function createReturnAddress(kept: Kept = keptIn(() => sessionStorage)): ReturnAddress {
  return {
    remember: (address) => kept.write(KEY, address),
    read() {
      const address = kept.read(KEY) ?? '/';
      // Only ever an address of this site: `//elsewhere` would leave it.
      return /^\/(?![/\\])/.test(address) ? address : '/';
    },
    forget: () => kept.remove(KEY),
  };
}
