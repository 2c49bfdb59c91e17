import { type ComponentType, lazy } from 'react';
import { type Load, loadFrame, loadNotOpen, pageLoads } from './page-loads.ts';
import type { OpenRouteName } from './route-table.ts';

/** A page's code could not be fetched; only loading the whole page again helps. */
export class PageLoadError extends Error {
  override readonly name = 'PageLoadError';
}

/** A component that comes with its first use. */
function lazyPage(load: Load): ComponentType {
  return lazy(async () => {
    try {
      return { default: await load() };
    } catch (cause) {
      throw new PageLoadError('A page could not be loaded', { cause });
    }
  });
}

/** The page of every open route. */
export const pages = Object.fromEntries(
  Object.entries(pageLoads).map(([name, load]) => [name, lazyPage(load)]),
) as Readonly<Record<OpenRouteName, ComponentType>>;

/** Stands for every route that is not open. */
export const NotOpen = lazyPage(loadNotOpen);

/** Comes with the first page of a player; the welcome page does without. */
export const SignedInFrame = lazyPage(loadFrame);
