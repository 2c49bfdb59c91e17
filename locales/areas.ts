import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { ARTICLES, CONTRACT } from './contract-texts.ts';

/** The source files of an area, by patterns. */
interface Area {
  readonly include: readonly string[];
  readonly exclude: readonly string[];
}

const FIRST = [
  'apps/web/src/pages/welcome/**',
  'apps/web/src/app/{dependencies,page-visits,route-boundary,session-watch}.*',
  'features/accounts/screen/{language,sign-in}/**',
  'packages/web/src/{connection,page-settings}/**',
  'features/accounts/screen/texts.ts',
  'features/activity/screen/match-summary.ts',
  'packages/ui/src/{controls,emblem,feedback,net,screens,surfaces,text}/**',
  'games/*/screen/screen.ts',
];
const OFFER = ['features/accounts/screen/language/language-offer.tsx'];
const READING = [
  'apps/web/src/pages/{faq,terms,provable,licences}/**',
  'apps/web/src/messages/{faq,terms}.ts',
  'features/news/screen/{*.*,sections/**}',
];
const BEYOND_HOME = [
  'apps/web/src/pages/profile/**',
  'features/{challenges,leaderboards,leagues,lobbies,play,shop}/screen/{*.*,inventory/**,offer/**}',
  'features/daily/screen/{archive,rifts}/**',
  'packages/ui/src/{daily,score}/**',
];
const OF_ALL_GAMES = ['games/*/screen/{icons,how-to-play}.ts'];
const games = path.resolve(import.meta.dirname, '../games');
const folders = readdirSync(games).filter((name) =>
  // What `tsc -b` writes beside the games has a folder of the same name, without a screen.
  existsSync(path.join(games, name, 'screen/screen.ts')),
);
/** The name of a game's folder in the form of its id. */
const idOf = (folder: string): string =>
  folder.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
const game = (folder: string): Area => ({
  include: [`games/${folder}/screen/**`],
  exclude: [...FIRST, ...OF_ALL_GAMES],
});

/**
 * Which words are fetched together: those of the welcome page and of what every page begins with, those of home and of
 * what is around every page of a player, those of a player's other pages, of the pages for reading, of the contract, on
 * the articles of the shop, and of each game; and those that offer a language, which are shown in that language. A page names its areas in
 * `page-loads.ts`. The administration stays English.
 */
export const areas: Readonly<Record<string, Area>> = {
  welcome: { include: FIRST, exclude: OFFER },
  hub: {
    include: ['{apps,packages}/web/src/**', 'packages/ui/src/**', 'features/*/screen/**', ...OF_ALL_GAMES],
    exclude: [
      ...FIRST,
      ...READING,
      ...BEYOND_HOME,
      'features/administration/screen/{*,kit/**}',
      'features/*/screen/admin/**',
    ],
  },
  offer: { include: OFFER, exclude: [] },
  pages: { include: BEYOND_HOME, exclude: [] },
  reading: { include: READING, exclude: [] },
  contract: { include: CONTRACT, exclude: [] },
  shop: { include: ARTICLES, exclude: [] },
  ...Object.fromEntries(folders.map((folder) => [idOf(folder), game(folder)])),
};
