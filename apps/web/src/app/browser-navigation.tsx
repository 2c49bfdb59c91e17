import { type ReactNode, startTransition, useLayoutEffect, useMemo, useState } from 'react';
import { entryOf, FIRST_ENTRY, type HistoryEntry } from '../links/history-entry.ts';
import { type Navigation, NavigationContext } from '../links/navigation.ts';
import { routeAt } from '../links/route-at.ts';
import { pageCodes } from './page-loads.ts';

const here = (): string => location.pathname + location.search + location.hash;

/** Whether the page of an address can be shown at once: its code is there, or it leads elsewhere. */
function isThere(pathname: string): boolean {
  const name = routeAt(pathname);
  return name === undefined || pageCodes[name].loaded() !== undefined;
}

function shownEntry(): HistoryEntry {
  const state: unknown = history.state;
  const isOurs = typeof state === 'object' && state !== null && 'key' in state;
  return entryOf(here(), isOurs && typeof state.key === 'string' ? state.key : FIRST_ENTRY, true);
}

/**
 * Provides the tab's address to the pages. A change is a transition: the page before stays until the code of the next one
 * is there.
 */
export function BrowserNavigation({ children }: { readonly children: ReactNode }) {
  const [entry, setEntry] = useState(shownEntry);
  useLayoutEffect(() => {
    const follow = () => startTransition(() => setEntry(shownEntry()));
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, []);
  const moves = useMemo(
    () => ({
      go(address: string, { replace = address === here(), atOnce }: Parameters<Navigation['go']>[1] = {}) {
        const key = String(Math.random());
        history[replace ? 'replaceState' : 'pushState']({ key }, '', address);
        const show = () => setEntry(entryOf(here(), key, false));
        if (atOnce && isThere(location.pathname)) show();
        else startTransition(show);
      },
      goBack: () => history.back(),
    }),
    [],
  );
  const navigation = useMemo(() => ({ entry, ...moves }), [entry, moves]);
  return <NavigationContext value={navigation}>{children}</NavigationContext>;
}
