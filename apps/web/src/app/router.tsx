import { BrowserRouter } from 'react-router';
import { AppRoutes } from './app-routes.tsx';

/** The router with all pages. The first visit to the welcome page does without it. */
export const Router = () => (
  <BrowserRouter>
    <AppRoutes />
  </BrowserRouter>
);
