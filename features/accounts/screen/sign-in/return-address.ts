import { type SafeStorage, safeStorage } from '@hub/ui/net/safe-storage.ts';

const KEY = 'hub.returnTo';

/** The address that a visitor requested before signing in, such as an invitation; stored per tab. */
export interface ReturnAddress {
  readonly remember: (address: string) => void;
  /** Returns the stored address, or home without one. */
  readonly read: () => string;
  readonly forget: () => void;
}

export function createReturnAddress(kept: SafeStorage = safeStorage(() => sessionStorage)): ReturnAddress {
  return {
    remember: (address) => kept.write(KEY, address),
    read() {
      const address = kept.read(KEY) ?? '/';
      // Only addresses of this site: `//elsewhere` would leave it.
      return /^\/(?![/\\])/.test(address) ? address : '/';
    },
    forget: () => kept.remove(KEY),
  };
}
