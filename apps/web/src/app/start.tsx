import '@hub/ui/styles/global.css';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { startBrowserSession } from '../features/session/browser-session.ts';
import { App } from './app.tsx';
import { createDependencies } from './dependencies.ts';

interface Start {
  /** Reloads the page unless it has done so already; returns whether it reloads. */
  readonly reload: () => boolean;
  /** Given if a visitor opens the welcome page; called when it takes presses. */
  readonly onWelcome: (() => void) | undefined;
}

/** Renders the app, or hydrates the static markup of the welcome page. */
export function start({ reload, onWelcome }: Start): void {
  startBrowserSession();
  const root = document.getElementById('root');
  if (root === null) throw new Error('no root element');
  const app = (
    <StrictMode>
      <App {...createDependencies(reload)} onWelcome={onWelcome} />
    </StrictMode>
  );
  // In slices, so that a press does not wait for all of it; React replaces static markup at the end, in one step.
  startTransition(() => {
    if (onWelcome && root.hasChildNodes()) hydrateRoot(root, app);
    else createRoot(root).render(app);
  });
}
