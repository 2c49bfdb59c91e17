import type { ComponentType } from 'react';
import { isOpen, type OpenRouteName, type RouteName } from './route-table.ts';

export type Load = () => Promise<ComponentType>;

/** How the page of every open route is fetched. */
export const pageLoads: Readonly<Record<OpenRouteName, Load>> = {
  home: async () => (await import('../pages/home/home-page.tsx')).HomePage,
  welcome: async () => (await import('../pages/welcome/welcome-page.tsx')).WelcomePage,
  termsAndPolicies: async () => (await import('../pages/terms/terms-page.tsx')).TermsPage,
  faq: async () => (await import('../pages/faq/faq-page.tsx')).FaqPage,
  news: async () => (await import('../pages/news/news-page.tsx')).NewsPage,
  dailyRiftHome: async () => (await import('../pages/daily-rifts/daily-rifts-page.tsx')).DailyRiftsPage,
  championRift: async () => (await import('../pages/champion-rift/champion-rift-page.tsx')).ChampionRiftPage,
};

export const loadFrame: Load = async () => (await import('./signed-in-frame.tsx')).SignedInFrame;
export const loadNotOpen: Load = async () =>
  (await import('../pages/not-open/not-open-page.tsx')).NotOpenPage;

/** Starts to fetch what the first paint will need, all of it side by side. Failures show when the page is rendered. */
export function preload(name: RouteName, isSignedIn: boolean): void {
  const page = isOpen(name) ? pageLoads[name] : loadNotOpen;
  for (const load of isSignedIn ? [loadFrame, page] : [page]) load().catch(() => undefined);
}
