import { entryOf, FIRST_ENTRY, type HistoryEntry } from '@hub/web/links/history-entry.ts';
import { type LeaveGuard, positioned, positionIn } from '@hub/web/links/leave-guard.ts';
import { type Navigation, NavigationContext } from '@hub/web/links/navigation.ts';
import { routeAt } from '@hub/web/links/route-at.ts';
import { type ReactNode, startTransition, useLayoutEffect, useMemo, useRef, useState } from 'react';
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
  const guarded = useRef<LeaveGuard>(undefined);
  /** Position of the shown entry. */
  const position = useRef(positionIn(history.state) ?? 0);
  useLayoutEffect(() => {
    // Also of the entry that the browser has made at the load of the page.
    history.replaceState({ ...(history.state as object | null), ...positioned(position.current) }, '');
    const follow = () => {
      const to = positionIn(history.state);
      const steps = to === undefined ? 0 : to - position.current;
      const guard = guarded.current;
      if (guard && steps !== 0 && !guard.staysAt(location.pathname)) {
        // The step is taken back before the question, so that the address is that of the page again.
        history.go(-steps);
        guard.ask(() => history.go(steps));
        return;
      }
      // The browser has made this entry, behind the shown one.
      if (to === undefined)
        history.replaceState({ key: String(Math.random()), ...positioned(position.current + 1) }, '');
      const isSame = steps === 0 && to !== undefined;
      position.current = to ?? position.current + 1;
      if (!isSame) startTransition(() => setEntry(shownEntry()));
    };
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, []);
  const moves = useMemo(() => {
    function go(
      address: string,
      { replace = address === here(), atOnce }: Parameters<Navigation['go']>[1] = {},
    ): void {
      const guard = guarded.current;
      if (guard?.asksLinks && !replace && !guard.staysAt(new URL(address, location.href).pathname)) {
        guard.ask(() => go(address, { replace, ...(atOnce !== undefined && { atOnce }) }));
        return;
      }
      const key = String(Math.random());
      if (!replace) position.current += 1;
      history[replace ? 'replaceState' : 'pushState']({ key, ...positioned(position.current) }, '', address);
      const show = () => setEntry(entryOf(here(), key, false));
      if (atOnce && isThere(location.pathname)) show();
      else startTransition(show);
    }
    return {
      go,
      goBack: () => history.back(),
      guard(guard: LeaveGuard) {
        guarded.current = guard;
        return () => {
          if (guarded.current === guard) guarded.current = undefined;
        };
      },
    };
  }, []);
  const navigation = useMemo(() => ({ entry, ...moves }), [entry, moves]);
  return <NavigationContext value={navigation}>{children}</NavigationContext>;
}
