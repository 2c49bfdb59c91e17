import { PRODUCT_NAME } from '@hub/protocol/product';
import { nameOf } from '@hub/ui/screens/screen.ts';
import { createContext, useContext, useEffect, useLayoutEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { type GeneralRoute, type RouteName, routes } from '../links/route-table.ts';
import { pageTexts } from '../messages/pages.ts';
import type { ScrollMemory } from './scroll-memory.ts';

export interface Arrivals {
  readonly scroll: ScrollMemory;
  /** Records a history entry; returns true from the second one on. The browser focuses the first page. */
  readonly isFurther: (entry: string) => boolean;
}

export function createArrivals(scroll: ScrollMemory): Arrivals {
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
export const ArrivalsContext = createContext<Arrivals | undefined>(undefined);

/** Rendered beside a page in its Suspense boundary: sets title, scroll position and focus once loaded. */
export function PageArrival({ name }: { readonly name: RouteName }) {
  const { key } = useLocation();
  const navigation = useNavigationType();
  const arrivals = useContext(ArrivalsContext);

  useEffect(() => {
    document.title = `${titleOf(name)} · ${PRODUCT_NAME}`;
  }, [name]);

  useLayoutEffect(() => {
    if (arrivals === undefined) return undefined;
    const top = navigation === NavigationType.Pop ? arrivals.scroll.recall(key) : 0;
    window.scrollTo({ top, behavior: 'instant' });
    return arrivals.scroll.follow(key);
  }, [arrivals, key, navigation]);

  useEffect(() => {
    if (arrivals?.isFurther(key)) focusHeading();
  }, [arrivals, key]);

  return null;
}

function titleOf(name: RouteName): string {
  const { game, page } = routes[name];
  if (game === undefined) return pageTexts.titles[name as GeneralRoute];
  return page === 'home' ? nameOf(game) : game.game.names.title;
}

/** Focuses the heading, so that screen readers announce the page and keyboard users continue there. */
function focusHeading(): void {
  const heading = document.querySelector('h1');
  if (heading === null) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
