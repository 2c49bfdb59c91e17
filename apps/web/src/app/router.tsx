import { AppRoutes } from './app-routes.tsx';
import { BrowserNavigation } from './browser-navigation.tsx';

/** The router with all pages. The first visit to the welcome page does without it. */
export const Router = () => (
  <BrowserNavigation>
    <AppRoutes />
  </BrowserNavigation>
);
