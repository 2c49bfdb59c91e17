import { type ComponentType, lazy } from 'react';
import { isOpen, type OpenRouteName, type RouteName } from './route-table.ts';

/** A page's code could not be fetched; only loading the whole page again helps. */
export class PageLoadError extends Error {
  override readonly name = 'PageLoadError';
}

type Load = () => Promise<ComponentType>;

const loads: Readonly<Record<OpenRouteName, Load>> = {
  home: async () => (await import('../pages/home/home-page.tsx')).HomePage,
  welcome: async () => (await import('../pages/welcome/welcome-page.tsx')).WelcomePage,
  termsAndPolicies: async () => (await import('../pages/terms/terms-page.tsx')).TermsPage,
  faq: async () => (await import('../pages/faq/faq-page.tsx')).FaqPage,
  news: async () => (await import('../pages/news/news-page.tsx')).NewsPage,
  dailyRiftHome: async () => (await import('../pages/daily-rifts/daily-rifts-page.tsx')).DailyRiftsPage,
  championRift: async () => (await import('../pages/champion-rift/champion-rift-page.tsx')).ChampionRiftPage,
};

const loadFrame: Load = async () => (await import('./signed-in-frame.tsx')).SignedInFrame;
const loadNotOpen: Load = async () => (await import('../pages/not-open/not-open-page.tsx')).NotOpenPage;

/** A component that comes with its first use. */
function lazyPage(load: Load): ComponentType {
  return lazy(async () => {
    try {
      return { default: await load() };
    } catch (cause) {
      throw new PageLoadError('A page could not be loaded', { cause });
    }
  });
}

/** The page of every open route. */
export const pages = Object.fromEntries(
  Object.entries(loads).map(([name, load]) => [name, lazyPage(load)]),
) as Readonly<Record<OpenRouteName, ComponentType>>;

/** Stands for every route that is not open. */
export const NotOpen = lazyPage(loadNotOpen);

/** Comes with the first page of a player; the welcome page does without. */
export const SignedInFrame = lazyPage(loadFrame);

/** Starts to fetch what the first paint will need, all of it side by side. Failures show when the page is rendered. */
export function preload(name: RouteName, isSignedIn: boolean): void {
  const page = isOpen(name) ? loads[name] : loadNotOpen;
  for (const load of isSignedIn ? [loadFrame, page] : [page]) load().catch(() => undefined);
}
