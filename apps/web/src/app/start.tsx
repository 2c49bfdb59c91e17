import '@hub/ui/styles/global.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { startBrowserSession } from '../features/session/browser-session.ts';
import { App } from './app.tsx';
import { createDependencies } from './dependencies.ts';

/** Renders the app. `reload` reloads the page unless it has done so already; returns whether it reloads. */
export function start(reload: () => boolean): void {
  startBrowserSession();
  const root = document.getElementById('root');
  if (root === null) throw new Error('The page has no root element');
  createRoot(root).render(
    <StrictMode>
      <App {...createDependencies(reload)} />
    </StrictMode>,
  );
}
