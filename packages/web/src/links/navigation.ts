import { createContext, useContext, useLayoutEffect, useMemo } from 'react';
import type { HistoryEntry } from './history-entry.ts';
import type { LeaveGuard } from './leave-guard.ts';
import { routeAt } from './route-at.ts';
import { routes } from './route-table.ts';

export interface Navigation {
  readonly entry: HistoryEntry;
  /**
   * Goes to an address of the hub. The current one replaces itself. `atOnce` shows a page whose code is there before anything
   * else is painted.
   */
  readonly go: (address: string, options?: { readonly replace?: boolean; readonly atOnce?: boolean }) => void;
  readonly goBack: () => void;
  /** Lets a page ask before it is left, until the returned function is called. The newest guard asks. */
  readonly guard: (guard: LeaveGuard) => () => void;
}

export const NavigationContext = createContext<Navigation | undefined>(undefined);

/** Returns the shown history entry, and functions that go to another one. */
export function useNavigation(): Navigation {
  const navigation = useContext(NavigationContext);
  if (navigation === undefined) throw new Error('NavigationContext is missing');
  return navigation;
}

export const useNavigate = (): Navigation['go'] => useNavigation().go;

/** Parameters of the route's path in the current address, decoded. */
export function useParams(): Readonly<Record<string, string | undefined>> {
  const { pathname } = useNavigation().entry;
  return useMemo(() => paramsAt(pathname), [pathname]);
}

/** Parameters after the question mark of the current address. */
export function useSearch(): URLSearchParams {
  const { search } = useNavigation().entry;
  return useMemo(() => new URLSearchParams(search), [search]);
}

/** Leads to another address as soon as it is rendered, if possible without an empty frame. */
export function Redirect({ to }: { readonly to: string }) {
  const { go } = useNavigation();
  useLayoutEffect(() => go(to, { replace: true, atOnce: true }), [go, to]);
  return null;
}

function paramsAt(pathname: string): Record<string, string> {
  const name = routeAt(pathname);
  const pattern = name === undefined ? [] : routes[name].path.split('/').filter(Boolean);
  const parts = pathname.split('/').filter(Boolean);
  return Object.fromEntries(
    pattern.flatMap((part, index) => {
      const value = parts[index];
      return part.startsWith(':') && value !== undefined
        ? [[part.replaceAll(/[:?]/g, ''), decoded(value)]]
        : [];
    }),
  );
}

/** A mistyped address is taken as it is. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
