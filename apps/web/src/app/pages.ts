import { type ComponentType, createElement, lazy, useState } from 'react';
import type { RouteName } from '../links/route-table.ts';
import { isReloading } from './chunk-reload.ts';
import { frameCode, type PageCode, pageCodes } from './page-loads.ts';

/** A page's code could not be fetched; only loading the whole page again helps. */
export class PageLoadError extends Error {
  override readonly name = 'PageLoadError';
}

/** A component that comes with its first use. */
function lazyPage({ load, loaded }: PageCode): ComponentType {
  const Late = lazy(async () => {
    try {
      return { default: await load() };
    } catch (cause) {
      // Until the page is gone it goes on saying that it loads.
      if (await isReloading()) await new Promise(() => undefined);
      throw new PageLoadError('A page could not be loaded', { cause });
    }
  });
  return function Page() {
    // What is there already must not wait: React keeps a fallback for 300 ms once it has shown it, even an empty one.
    const [Component] = useState(() => loaded() ?? Late);
    return createElement(Component);
  };
}

/** The page of every route. */
export const pages = Object.fromEntries(
  Object.entries(pageCodes).map(([name, code]) => [name, lazyPage(code)]),
) as Readonly<Record<RouteName, ComponentType>>;

/** Comes with the first page of a player; the welcome page does without. */
export const SignedInFrame = lazyPage(frameCode);
