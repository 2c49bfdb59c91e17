import { useInsertionEffect } from 'react';
import { AppRoutes } from './app-routes.tsx';
import { BrowserNavigation } from './browser-navigation.tsx';

/** Brings the style sheets into force that `preload` holds back. */
function releaseSheets(): void {
  for (const sheet of document.querySelectorAll<HTMLLinkElement>('[media=print]')) sheet.media = 'all';
}

/** The router with all pages. The first visit to the welcome page does without it. */
export function Router() {
  // When the page is in the document, and before it is measured or painted.
  useInsertionEffect(releaseSheets, []);
  return (
    <BrowserNavigation>
      <AppRoutes />
    </BrowserNavigation>
  );
}
