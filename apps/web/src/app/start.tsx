import '@hub/ui/styles/global.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { startBrowserSession } from '../features/session/browser-session.ts';
import { App } from './app.tsx';
import { createDependencies } from './dependencies.ts';

/** Builds the page and shows it. `reload` reloads it unless it has done so already, and says whether it does. */
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
