import { keptIn } from '@hub/ui/net/kept.ts';
import { admittedTo } from './app/admission.ts';
import { isServerThere, reloadOnMissingChunk } from './app/chunk-reload.ts';
import { preload } from './app/page-loads.ts';
import { reloadOnce } from './app/reload-once.ts';
import { TOKEN_KEY } from './features/session/session-keys.ts';
import { routeAt } from './links/route-at.ts';

const reload = () => reloadOnce({ window, build: import.meta.url, reload: () => location.reload() });
reloadOnMissingChunk({ window, isServed: () => isServerThere(), reload });

// Computes only which page to fetch, so that app and page load in parallel. Not awaited at the top level,
// since the app imports modules of this file.
const isSignedIn = keptIn(() => localStorage).read(TOKEN_KEY) !== undefined;
const first = admittedTo(routeAt(location.pathname) ?? 'home', isSignedIn);
void Promise.all([import('./app/start.tsx'), preload(first, isSignedIn)]).then(([{ start }]) =>
  start(reload),
);
