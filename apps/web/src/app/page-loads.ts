import { challengesPages } from '@hub/features/challenges/screen/pages.ts';
import { leaguesPages } from '@hub/features/leagues/screen/pages.ts';
import { newsPages } from '@hub/features/news/screen/pages.ts';
import { loadHomeCard } from '@hub/features/places/home-card.ts';
import { withWords } from '@hub/ui/language/load-words.ts';
import { CHAMPION_NAMES } from '@hub/ui/language/words.ts';
import { isDaily, isVersus } from '@hub/ui/screens/screen.ts';
import {
  type GeneralRoute,
  type PageLoads,
  type RouteName,
  type RouteSpec,
  routeNames,
  routes,
} from '@hub/web/links/route-table.ts';
import type { ComponentType } from 'react';

type Load<Props = object> = () => Promise<ComponentType<Props>>;

/** Code that is fetched on demand and then cached. */
export interface PageCode<Props = object> {
  readonly load: Load<Props>;
  /** The loaded component; undefined before it has loaded. */
  readonly loaded: () => ComponentType<Props> | undefined;
}

/** Loads words beside the code that shows them: `areas` are those of `locales/areas.ts`. */
export function pageCode<Props = object>(load: Load<Props>, areas: readonly string[] = []): PageCode<Props> {
  let component: ComponentType<Props> | undefined;
  return {
    async load() {
      component = await withWords(load(), 'welcome', ...areas);
      return component;
    },
    loaded: () => component,
  };
}

const loadCard = async () => loadHomeCard?.().catch(() => undefined);

/** The pages that belong to no game. An address of a feature that was taken out has none. */
const general: PageLoads = {
  ...challengesPages,
  ...leaguesPages,
  ...newsPages,
  async home() {
    // Static markup shows this part of home too, and it must not leave again: fetched at the same time, and then awaited
    // after the page's own import of it, without which the page would not have it yet.
    void loadCard();
    const code = await import('../pages/home/home-page.tsx');
    await loadCard();
    return code.HomePage;
  },
  welcome: () => import('../pages/welcome/welcome-page.tsx').then((code) => code.WelcomePage),
  termsAndPolicies: () => import('../pages/terms/terms-page.tsx').then((code) => code.TermsPage),
  faq: () => import('../pages/faq/faq-page.tsx').then((code) => code.FaqPage),
  provable: () => import('../pages/provable/provable-page.tsx').then((code) => code.ProvablePage),
  licences: () => import('../pages/licences/licences-page.tsx').then((code) => code.LicencesPage),
  inventory: () =>
    import('@hub/features/shop/screen/inventory/inventory-page.tsx').then((code) => code.InventoryPage),
  shop: () => import('@hub/features/shop/screen/shop-page.tsx').then((code) => code.ShopPage),
  profile: () => import('../pages/profile/profile-page.tsx').then((code) => code.ProfilePage),
  firstRun: () =>
    import('@hub/features/administration/screen/first-run/first-run-page.tsx').then(
      (code) => code.FirstRunPage,
    ),
  admin: () => import('@hub/features/administration/screen/admin-page.tsx').then((code) => code.AdminPage),
  dailyArchive: () =>
    import('@hub/features/daily/screen/archive/daily-archive-page.tsx').then((code) => code.DailyArchivePage),
};

/** Whether an address has a page on this hub. */
export const hasPage = (name: RouteName): boolean => name in general || routes[name].game !== undefined;

/** Loads the page of a game's route: the shared page of the game's kind with the game's own part. */
async function gamePage({ game, page }: RouteSpec): Promise<ComponentType> {
  if (game === undefined) throw new Error('No route');
  if (isVersus(game)) {
    if (page === 'play') {
      const [{ versusGamePage }, code] = await Promise.all([
        import('@hub/features/lobbies/screen/game-page.tsx'),
        game.play(),
      ]);
      return versusGamePage(game, code);
    }
    const code = game.lobby();
    if (page === 'room') {
      const shared = await import('@hub/features/lobbies/screen/room.tsx');
      return shared.lobbyRoomPage(game, (await code).lobby);
    }
    const shared = await import('@hub/features/lobbies/screen/overview.tsx');
    return shared.lobbiesPage(game, (await code).lobby);
  }
  if (page === 'play') {
    if (isDaily(game)) {
      const [{ dailyGamePage }, code] = await Promise.all([
        import('@hub/features/play/screen/daily-page.tsx'),
        game.play(),
      ]);
      return dailyGamePage(game, code.Playing);
    }
    const [{ scoreGamePage }, code] = await Promise.all([
      import('@hub/features/play/screen/score-page.tsx'),
      game.play(),
    ]);
    return scoreGamePage(game, code.Playing);
  }
  if (isDaily(game))
    return import('@hub/features/daily/screen/rifts/daily-rifts-page.tsx').then(
      (code) => code.DailyRiftsPage,
    );
  const [{ rankedHomePage }, code] = await Promise.all([
    import('@hub/features/play/screen/ranked-home.tsx'),
    game.home(),
  ]);
  return rankedHomePage(game, code.home);
}

const HUB = ['hub', 'contract', CHAMPION_NAMES];
const READING: ReadonlySet<RouteName> = new Set(['termsAndPolicies', 'faq', 'news', 'provable', 'licences']);

/** The page code of every route. */
export const pageCodes = Object.fromEntries(
  routeNames.map((name) => {
    const load = general[name as GeneralRoute] ?? (() => gamePage(routes[name]));
    return [name, pageCode(load, areasOf(name))];
  }),
) as Readonly<Record<RouteName, PageCode>>;

/** The areas of words that a page shows beside those of the welcome page; the code of a game brings those of the game. */
function areasOf(name: RouteName): readonly string[] {
  if (name === 'welcome') return [];
  if (name === 'home' || name === 'firstRun') return HUB;
  if (name === 'shop') return [...HUB, 'pages', 'shop'];
  return [...HUB, READING.has(name) ? 'reading' : 'pages'];
}

export const frameCode = pageCode(
  () => import('./signed-in-frame.tsx').then((code) => code.SignedInFrame),
  HUB,
);

/** Fetches code in parallel. Never rejects: failures appear when the page renders. */
export async function fetchAll(codes: readonly { readonly load: () => Promise<unknown> }[]): Promise<void> {
  await Promise.allSettled(codes.map(({ load }) => load()));
}
