import type { ComponentType } from 'react';
import { isOpen, type OpenRouteName, type RouteName } from './route-table.ts';

type Load = () => Promise<ComponentType>;

/** Code that is fetched when it is needed, and known from then on. */
export interface PageCode {
  readonly load: Load;
  /** What has been loaded; undefined before. */
  readonly loaded: () => ComponentType | undefined;
}

function pageCode(load: Load): PageCode {
  let component: ComponentType | undefined;
  return {
    async load() {
      component = await load();
      return component;
    },
    loaded: () => component,
  };
}

/** The code of the page of every open route. */
export const pageCodes: Readonly<Record<OpenRouteName, PageCode>> = {
  home: pageCode(async () => (await import('../pages/home/home-page.tsx')).HomePage),
  welcome: pageCode(async () => (await import('../pages/welcome/welcome-page.tsx')).WelcomePage),
  termsAndPolicies: pageCode(async () => (await import('../pages/terms/terms-page.tsx')).TermsPage),
  faq: pageCode(async () => (await import('../pages/faq/faq-page.tsx')).FaqPage),
  news: pageCode(async () => (await import('../pages/news/news-page.tsx')).NewsPage),
  dailyRiftHome: pageCode(
    async () => (await import('../pages/daily-rifts/daily-rifts-page.tsx')).DailyRiftsPage,
  ),
  championRift: pageCode(
    async () => (await import('../pages/champion-rift/champion-rift-page.tsx')).ChampionRiftPage,
  ),
};

export const frameCode = pageCode(async () => (await import('./signed-in-frame.tsx')).SignedInFrame);
export const notOpenCode = pageCode(
  async () => (await import('../pages/not-open/not-open-page.tsx')).NotOpenPage,
);

/** Fetches what the first paint will need, all of it side by side. Never rejects: failures show when the page is rendered. */
export async function preload(name: RouteName, isSignedIn: boolean): Promise<void> {
  const page = isOpen(name) ? pageCodes[name] : notOpenCode;
  await Promise.allSettled((isSignedIn ? [frameCode, page] : [page]).map(({ load }) => load()));
}
