import type { RouteName } from '@hub/web/links/route-table.ts';
import { fetchAll, frameCode, pageCode, pageCodes } from './page-loads.ts';

/** The router with all pages. A visitor who opens the welcome page needs it only after signing in. */
export const routerCode = pageCode(() => import('./router.tsx').then((code) => code.Router));

/** Fetches in parallel what the first paint needs. Never rejects. */
export function preload(name: RouteName, isSignedIn: boolean): Promise<void> {
  const page = pageCodes[name];
  if (name === 'welcome') return fetchAll([page]);
  const loads = fetchAll(isSignedIn ? [routerCode, frameCode, page] : [routerCode, page]);
  // The sheets have been asked for. They wait until the router replaces the markup of home, which looks the same without them: for
  // each that comes the browser would style all of it again.
  for (const sheet of document.querySelectorAll<HTMLLinkElement>('[rel=stylesheet]')) sheet.media = 'print';
  return loads;
}
