import { createReturnAddress } from '@hub/features/accounts/screen/sign-in/return-address.ts';
import { noteEarlyText } from '@hub/ui/early-text.ts';
import { startLanguage } from '@hub/ui/language/load-words.ts';
import { safeStorage } from '@hub/ui/net/safe-storage.ts';
import { routeAt } from '@hub/web/links/route-at.ts';
import { routes } from '@hub/web/links/route-table.ts';
import { TOKEN_KEY } from '@hub/web/session/session-keys.ts';
import { guardedRoute } from './app/admission.ts';
import { isServerThere, reloadOnMissingChunk } from './app/chunk-reload.ts';
import { preload } from './app/first-loads.ts';
import { keepPress } from './app/first-press.ts';
import { addMissing, isTooOld, sayTooOld } from './app/older-browsers.ts';
import { onceShown } from './app/once-shown.ts';
import { reloadOnce } from './app/reload-once.ts';
import { showStaticHome } from './app/show-static-home.ts';

addMissing();
const isInLanguage = startLanguage();
const reload = () => reloadOnce({ window, build: import.meta.url, reload: () => location.reload() });
reloadOnMissingChunk({ window, isServed: () => isServerThere(), reload });

// Computes only which page to fetch, so that app and page load in parallel. Not awaited at the top level,
// since the app imports modules of this file.
const token = safeStorage(() => localStorage).read(TOKEN_KEY);
const isSignedIn = token !== undefined;
const requested = routeAt(location.pathname);
const first = guardedRoute(requested ?? 'home', isSignedIn);
const startsAtWelcome = requested === 'welcome' && first === 'welcome';
const root = document.getElementById('root');
if (startsAtWelcome) noteEarlyText();
// The server draws pages in a language of the browser; the player's choice may be another one.
if (!isInLanguage) root?.replaceChildren();
// If this file comes from the browser's cache, so do the others: the app is drawn as soon as static markup would be.
const isCached = performance
  .getEntriesByName(import.meta.url)
  .some((entry) => (entry as PerformanceResourceTiming).transferSize === 0);

// Without this mark the page says that the browser is too old.
if (!isTooOld()) document.documentElement.dataset['started'] = '';
if (isTooOld()) root?.replaceChildren();
else if (requested !== undefined && first === 'welcome' && !startsAtWelcome) {
  // Only the welcome page's own address has its static markup.
  const { pathname, search, hash } = location;
  createReturnAddress().remember(pathname + search + hash);
  location.replace(routes.welcome.path);
} else {
  const isHomeShown = requested === 'home' && !isCached && showStaticHome(root, token);
  // A player does not see the static markup of the welcome page while home loads.
  if (!startsAtWelcome && !isHomeShown) root?.replaceChildren();
  load().catch((error: unknown) => {
    // Without the app, home would look ready and do nothing.
    if (!startsAtWelcome) root?.replaceChildren();
    if (error instanceof SyntaxError) sayTooOld();
    throw error;
  });
}

async function load(): Promise<void> {
  const onWelcome = startsAtWelcome ? keepPress() : undefined;
  // Static markup needs no script to be read.
  if (root?.firstElementChild) await onceShown(startsAtWelcome ? 'load' : 'DOMContentLoaded');
  const app = import('./app/start.tsx');
  await preload(first, isSignedIn);
  (await app).start({ reload, onWelcome });
}
