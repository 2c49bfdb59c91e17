import { safeStorage } from '@hub/ui/net/safe-storage.ts';
import { guardedRoute } from './app/admission.ts';
import { isServerThere, reloadOnMissingChunk } from './app/chunk-reload.ts';
import { preload } from './app/first-loads.ts';
import { reloadOnce } from './app/reload-once.ts';
import { TOKEN_KEY } from './features/session/session-keys.ts';
import { createReturnAddress } from './features/sign-in/return-address.ts';
import { routeAt } from './links/route-at.ts';
import { routes } from './links/route-table.ts';

const reload = () => reloadOnce({ window, build: import.meta.url, reload: () => location.reload() });
reloadOnMissingChunk({ window, isServed: () => isServerThere(), reload });

// Computes only which page to fetch, so that app and page load in parallel. Not awaited at the top level,
// since the app imports modules of this file.
const isSignedIn = safeStorage(() => localStorage).read(TOKEN_KEY) !== undefined;
const requested = routeAt(location.pathname);
const first = guardedRoute(requested ?? 'home', isSignedIn);
const startsAtWelcome = requested === 'welcome' && first === 'welcome';

if (requested !== undefined && first === 'welcome' && !startsAtWelcome) {
  // Only the welcome page's own address has its static markup.
  const { pathname, search, hash } = location;
  createReturnAddress().remember(pathname + search + hash);
  location.replace(routes.welcome.path);
} else {
  // A player does not see the static markup while home loads.
  if (isSignedIn) document.getElementById('root')?.replaceChildren();
  void Promise.all([import('./app/start.tsx'), preload(first, isSignedIn)]).then(([{ start }]) =>
    start({ reload, startsAtWelcome }),
  );
}
