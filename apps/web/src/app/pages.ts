import { CodeLoadError } from '@hub/ui/fetched.ts';
import type { RouteName } from '@hub/web/links/route-table.ts';
import { type ComponentType, createElement, lazy, useState } from 'react';
import { isReloading } from './chunk-reload.ts';
import { frameCode, type PageCode, pageCodes } from './page-loads.ts';

/** Creates a component whose code is loaded on first use. */
export function lazyPage<Props extends object>({ load, loaded }: PageCode<Props>): ComponentType<Props> {
  const Late = lazy(async () => {
    try {
      return { default: await load() };
    } catch (cause) {
      // Keep showing the loading state until the page has reloaded.
      if (await isReloading()) await new Promise(() => undefined);
      throw new CodeLoadError('A page could not be loaded', { cause });
    }
  });
  return function Page(props: Props) {
    // Do not suspend for loaded code: React shows any fallback, even an empty one, for at least 300 ms.
    const [Component] = useState(() => loaded() ?? Late);
    return createElement(Component, props);
  };
}

/** The page of every route. */
export const pages = Object.fromEntries(
  Object.entries(pageCodes).map(([name, code]) => [name, lazyPage(code)]),
) as Readonly<Record<RouteName, ComponentType>>;

/** Loaded with the first page of a signed-in player; the welcome page does not need it. */
export const SignedInFrame = lazyPage(frameCode);
