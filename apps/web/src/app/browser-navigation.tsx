import { type ReactNode, startTransition, useLayoutEffect, useMemo, useState } from 'react';
import { entryOf, FIRST_ENTRY, type HistoryEntry } from '../links/history-entry.ts';
import { NavigationContext } from '../links/navigation.ts';

const here = (): string => location.pathname + location.search + location.hash;

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
      go(address: string, { replace = address === here() }: { readonly replace?: boolean } = {}) {
        const key = Math.random().toString(36).slice(2, 10);
        history[replace ? 'replaceState' : 'pushState']({ key }, '', address);
        startTransition(() => setEntry(entryOf(here(), key, false)));
      },
      goBack: () => history.back(),
    }),
    [],
  );
  const navigation = useMemo(() => ({ entry, ...moves }), [entry, moves]);
  return <NavigationContext value={navigation}>{children}</NavigationContext>;
}
