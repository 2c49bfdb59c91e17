import type { SafeStorage } from '@hub/ui/net/safe-storage.ts';

/** A token that its hub did not know when it was used last, or that belongs to another hub at this address. */
interface AsideToken {
  readonly token: string;
  /** Id of its hub; empty for a token that a page of an older build stored. */
  readonly hub: string;
}

const KEY = 'hub.aside';
/** More than a browser has at one address in years; a bound on what is stored. */
const KEPT = 50;

function read(kept: SafeStorage): readonly AsideToken[] {
  try {
    return JSON.parse(kept.read(KEY) ?? '[]') as AsideToken[];
  } catch {
    return [];
  }
}

/** Whether a token of any hub is put aside. */
export const hasAside = (kept: SafeStorage): boolean => read(kept).length > 0;

/** The tokens that were put aside for this hub, newest first. */
export const tokensAside = (kept: SafeStorage, hub: string): readonly string[] =>
  read(kept).flatMap((one) => (!one.hub || one.hub === hub ? one.token : []));

/** The newest token that was put aside for this hub; undefined without one. */
export const tokenAside = (kept: SafeStorage, hub: string): string | undefined => tokensAside(kept, hub)[0];

/** Adds a token, and removes another one. Returns false if the browser does not store the list. */
export function keepAside(kept: SafeStorage, added: AsideToken | undefined, removed?: string): boolean {
  const others = read(kept).filter(({ token }) => token !== removed && token !== added?.token);
  const list = JSON.stringify([...(added ? [added] : []), ...others].slice(0, KEPT));
  kept.write(KEY, list);
  return kept.read(KEY) === list;
}
