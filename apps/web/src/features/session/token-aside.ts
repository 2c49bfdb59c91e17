import type { SafeStorage } from '@hub/ui/net/safe-storage.ts';

/** A token that its hub did not know when it was used last, or that belongs to another hub at this address. */
interface AsideToken {
  readonly token: string;
  /** Id of its hub; empty for a token that a page of an older build stored. */
  readonly hub: string;
}

const KEY = 'hub.aside';
/** A browser knows few hubs at one address. */
const KEPT = 8;

function read(kept: SafeStorage): readonly AsideToken[] {
  try {
    return JSON.parse(kept.read(KEY) ?? '[]') as AsideToken[];
  } catch {
    return [];
  }
}

/** The newest token that was put aside for this hub; undefined without one. */
export const tokenAside = (kept: SafeStorage, hub: string): string | undefined =>
  read(kept).find((one) => !one.hub || one.hub === hub)?.token;

/** Adds a token, and removes another one. */
export function keepAside(kept: SafeStorage, added: AsideToken | undefined, removed?: string): void {
  const others = read(kept).filter(({ token }) => token !== removed && token !== added?.token);
  kept.write(KEY, JSON.stringify([...(added ? [added] : []), ...others].slice(0, KEPT)));
}
