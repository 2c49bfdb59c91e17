import firstCard from '@hub/ui/art/pictures/scene-daily.svg';
import type { ComponentType } from 'react';
import type { RouteName } from './route-table.ts';

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

/** The code of the page of every route. */
export const pageCodes: Readonly<Record<RouteName, PageCode>> = {
  home: pageCode(async () => (await import('../pages/home/home-page.tsx')).HomePage),
  welcome: pageCode(async () => (await import('../pages/welcome/welcome-page.tsx')).WelcomePage),
  termsAndPolicies: pageCode(async () => (await import('../pages/terms/terms-page.tsx')).TermsPage),
  faq: pageCode(async () => (await import('../pages/faq/faq-page.tsx')).FaqPage),
  inventory: pageCode(async () => (await import('../pages/inventory/inventory-page.tsx')).InventoryPage),
  shop: pageCode(async () => (await import('../pages/shop/shop-page.tsx')).ShopPage),
  news: pageCode(async () => (await import('../pages/news/news-page.tsx')).NewsPage),
  profile: pageCode(async () => (await import('../pages/profile/profile-page.tsx')).ProfilePage),
  dailyRiftHome: pageCode(
    async () => (await import('../pages/daily-rifts/daily-rifts-page.tsx')).DailyRiftsPage,
  ),
  championRift: pageCode(
    async () => (await import('../pages/champion-rift/champion-rift-page.tsx')).ChampionRiftPage,
  ),
  moreLess: pageCode(
    async () => (await import('../pages/more-or-less/more-or-less-home-page.tsx')).MoreOrLessHomePage,
  ),
  moreLessGame: pageCode(
    async () => (await import('../pages/more-or-less/more-or-less-page.tsx')).MoreOrLessPage,
  ),
  moreLessMultiGame: pageCode(
    async () => (await import('../pages/more-or-less/more-or-less-page.tsx')).MoreOrLessPage,
  ),
  riftGuesserHome: pageCode(
    async () => (await import('../pages/rift-guesser/rift-guesser-home-page.tsx')).RiftGuesserHomePage,
  ),
  riftGuesserGame: pageCode(
    async () => (await import('../pages/rift-guesser/rift-guesser-page.tsx')).RiftGuesserPage,
  ),
  chainOfLegendsLobbyOverview: pageCode(
    async () => (await import('../pages/chain-of-legends/lobbies-page.tsx')).ChainLobbiesPage,
  ),
  chainOfLegendsLobby: pageCode(
    async () => (await import('../pages/chain-of-legends/room-page.tsx')).ChainRoomPage,
  ),
  chainOfLegendsGame: pageCode(
    async () => (await import('../pages/chain-of-legends/game-page.tsx')).ChainGamePage,
  ),
  cooldownGuesserLobbyOverview: pageCode(
    async () => (await import('../pages/cooldown-clash/lobbies-page.tsx')).ClashLobbiesPage,
  ),
  cooldownGuesserLobby: pageCode(
    async () => (await import('../pages/cooldown-clash/room-page.tsx')).ClashRoomPage,
  ),
  cooldownGuesserGame: pageCode(
    async () => (await import('../pages/cooldown-clash/game-page.tsx')).ClashGamePage,
  ),
};

export const frameCode = pageCode(async () => (await import('./signed-in-frame.tsx')).SignedInFrame);

/** The largest picture of the first paint, which the browser would not hear of before the page is rendered. */
function preloadPicture(href: string): void {
  document.head.append(Object.assign(document.createElement('link'), { rel: 'preload', as: 'image', href }));
}

/** Fetches what the first paint will need, all of it side by side. Never rejects: failures show when the page is rendered. */
export async function preload(name: RouteName, isSignedIn: boolean): Promise<void> {
  if (name === 'home') preloadPicture(firstCard);
  const codes = isSignedIn ? [frameCode, pageCodes[name]] : [pageCodes[name]];
  await Promise.allSettled(codes.map(({ load }) => load()));
}
