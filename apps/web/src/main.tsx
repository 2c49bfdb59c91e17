import './ui/styles/global.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { reloadOnMissingChunk } from './app/chunk-reload.ts';
import { admittedTo, routeAt } from './app/current-route.ts';
import { createDependencies } from './app/dependencies.ts';
import { preload } from './app/pages.ts';
import { startBrowserSession } from './features/session/browser-session.ts';

reloadOnMissingChunk({ window, build: import.meta.url, reload: () => location.reload() });
startBrowserSession();

const dependencies = createDependencies();
const isSignedIn = dependencies.session.getState().token !== undefined;
preload(admittedTo(routeAt(location.pathname) ?? 'home', isSignedIn), isSignedIn);

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no root element');
createRoot(root).render(
  <StrictMode>
    <App {...dependencies} />
  </StrictMode>,
);
