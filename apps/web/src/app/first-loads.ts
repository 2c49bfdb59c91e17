import type { RouteName } from '@hub/web/links/route-table.ts';
import { fetchAll, frameCode, pageCode, pageCodes } from './page-loads.ts';

/** The router with all pages. A visitor who opens the welcome page needs it only after signing in. */
export const routerCode = pageCode(() => import('./router.tsx').then((code) => code.Router));

/** Fetches in parallel what the first paint needs. Never rejects. */
export async function preload(name: RouteName, isSignedIn: boolean): Promise<void> {
  const page = pageCodes[name];
  if (name === 'welcome') await fetchAll([page]);
  else await fetchAll(isSignedIn ? [routerCode, frameCode, page] : [routerCode, page]);
}
