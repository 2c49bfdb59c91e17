import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { CONTRACT } from './contract-texts.ts';

/** The source files of an area, by patterns. */
interface Area {
  readonly include: readonly string[];
  readonly exclude: readonly string[];
}

const FIRST = [
  'apps/web/src/pages/welcome/**',
  'apps/web/src/app/{dependencies,page-visits,route-boundary,session-watch}.*',
  'apps/web/src/features/{sign-in,game-language}/**',
  'packages/web/src/{connection,page-settings}/**',
  'apps/web/src/features/activity/match-summary.ts',
  'apps/web/src/features/recovery/restore-button.tsx',
  'apps/web/src/messages/sign-in.ts',
  'packages/ui/src/{controls,emblem,feedback,net,screens,surfaces,text}/**',
  'games/*/screen/screen.ts',
];
const OFFER = ['apps/web/src/features/game-language/language-offer.tsx'];
const READING = [
  'apps/web/src/pages/{faq,terms,news,provable,licences}/**',
  'apps/web/src/messages/{faq,terms,news}.ts',
];
const BEYOND_HOME = [
  'apps/web/src/pages/{challenge,daily-archive,daily-rifts,inventory,leagues,lobbies,play,profile,shop}/**',
  'apps/web/src/features/{inventory,leaderboard,lobby,shop}/**',
  'apps/web/src/messages/{leagues,lobby}.ts',
  'packages/ui/src/daily/**',
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
 * what is around every page of a player, those of a player's other pages, of the pages for reading, of the contract, and
 * of each game; and those that offer a language, which are shown in that language. A page names its areas in
 * `page-loads.ts`. The administration stays English.
 */
export const areas: Readonly<Record<string, Area>> = {
  welcome: { include: FIRST, exclude: OFFER },
  hub: {
    include: ['{apps,packages}/web/src/**', 'packages/ui/src/**', 'features/*/screen/**', ...OF_ALL_GAMES],
    exclude: [...FIRST, ...READING, ...BEYOND_HOME, 'apps/web/src/pages/admin/**'],
  },
  offer: { include: OFFER, exclude: [] },
  pages: { include: BEYOND_HOME, exclude: [] },
  reading: { include: READING, exclude: [] },
  contract: { include: CONTRACT, exclude: [] },
  ...Object.fromEntries(folders.map((folder) => [idOf(folder), game(folder)])),
};
