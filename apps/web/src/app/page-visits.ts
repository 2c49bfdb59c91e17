import { PRODUCT_NAME } from '@hub/protocol/product';
import { nameOf } from '@hub/ui/screens/screen.ts';
import { type GeneralRoute, type RouteName, routes } from '@hub/web/links/route-table.ts';
import { msg, t } from '@lingui/core/macro';
import { createContext, useContext, useEffect, useLayoutEffect } from 'react';
import type { ScrollMemory } from './scroll-memory.ts';

const TITLES = {
  home: msg`Home`,
  welcome: msg`Welcome`,
  termsAndPolicies: msg`Terms and Policies`,
  faq: msg`Frequently asked questions`,
  provable: msg`Provable dailies`,
  licences: msg`Licences`,
  news: msg`News`,
  profile: msg`Profile`,
  inventory: msg`Inventory`,
  shop: msg`Shop`,
  challenge: msg({ message: 'Challenge', context: 'page' }),
  challengeRun: msg({ message: 'Challenge', context: 'page' }),
  leagues: msg`Leagues of friends`,
  league: msg`League`,
  leagueDuel: msg`Duel of the day`,
  firstRun: msg`First run`,
  admin: msg`Administration`,
  dailyArchive: msg`Archive of daily rifts`,
};

export interface PageVisits {
  readonly scroll: ScrollMemory;
  /** Records a history entry; returns true from the second one on. The browser focuses the first page. */
  readonly isFurther: (entry: string) => boolean;
}

export function createPageVisits(scroll: ScrollMemory): PageVisits {
  let last: string | undefined;
  let isFurther = false;
  return {
    scroll,
    isFurther(entry) {
      isFurther ||= last !== undefined && last !== entry;
      last = entry;
      return isFurther;
    },
  };
}

/** Provides the state that outlives single pages. */
export const PageVisitsContext = createContext<PageVisits | undefined>(undefined);

interface Visit {
  readonly name: RouteName;
  /** Key of the history entry. */
  readonly entry: string;
  /** Whether to return to the entry's last scroll position instead of the top. */
  readonly isReturn: boolean;
}

/** Sets document title, scroll position and focus of a page that has loaded. */
export function usePageVisit({ name, entry, isReturn }: Visit): void {
  const pageVisits = useContext(PageVisitsContext);

  useEffect(() => {
    document.title = `${titleOf(name)} · ${PRODUCT_NAME}`;
  }, [name]);

  useLayoutEffect(() => {
    if (pageVisits === undefined) return undefined;
    const top = isReturn ? pageVisits.scroll.recall(entry) : 0;
    if (top !== undefined) window.scrollTo({ top, behavior: 'instant' });
    return pageVisits.scroll.follow(entry);
  }, [pageVisits, entry, isReturn]);

  useEffect(() => {
    if (pageVisits?.isFurther(entry)) focusHeading();
  }, [pageVisits, entry]);
}

function titleOf(name: RouteName): string {
  const { game, page } = routes[name];
  if (game === undefined) return t(TITLES[name as GeneralRoute]);
  return page === 'home' ? nameOf(game) : game.game.names.title;
}

/** Focuses the heading, so that screen readers announce the page and keyboard users continue there. */
function focusHeading(): void {
  const heading = document.querySelector('h1');
  if (heading === null) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
