import '@hub/ui/styles/global.css';
import { words } from '@hub/ui/language/words.ts';
import { startBrowserSession } from '@hub/web/session/browser-session.ts';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
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
  const dependencies = createDependencies(reload);
  const app = () => (
    <StrictMode>
      <App {...dependencies} onWelcome={onWelcome} />
    </StrictMode>
  );
  // In slices, so that a press does not wait for all of it; React replaces static markup at the end, in one step.
  startTransition(() => {
    let page: Root;
    let isChosen = false;
    // A language that is chosen meanwhile makes React draw the page anew, as it should.
    const onRecoverableError = (error: unknown) => isChosen || reportError(error);
    // Without its words the page is not what was drawn.
    if (onWelcome && root.hasChildNodes() && words.isLoaded())
      page = hydrateRoot(root, app(), { onRecoverableError });
    else {
      page = createRoot(root);
      page.render(app());
    }
    // New elements from the root on: every component reads its words again.
    words.subscribe(() => {
      isChosen = true;
      page.render(app());
    });
  });
}
