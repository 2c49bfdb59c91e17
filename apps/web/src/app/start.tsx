import '@hub/ui/styles/global.css';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { startBrowserSession } from '../features/session/browser-session.ts';
import { App } from './app.tsx';
import { createDependencies } from './dependencies.ts';

interface Start {
  /** Reloads the page unless it has done so already; returns whether it reloads. */
  readonly reload: () => boolean;
  /** Whether a visitor opens the welcome page. */
  readonly startsAtWelcome: boolean;
}

/** Renders the app, or hydrates the static markup of the welcome page. */
export function start({ reload, startsAtWelcome }: Start): void {
  startBrowserSession();
  const root = document.getElementById('root');
  if (root === null) throw new Error('The page has no root element');
  const app = (
    <StrictMode>
      <App {...createDependencies(reload)} startsAtWelcome={startsAtWelcome} />
    </StrictMode>
  );
  if (startsAtWelcome && root.hasChildNodes()) hydrateRoot(root, app);
  else createRoot(root).render(app);
}
