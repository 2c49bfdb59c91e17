import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { GameDescriptor, GameKind } from '@hub/engine/define-game';
import { games } from '@hub/protocol/games';
import { isEnglish, languages } from '@hub/protocol/languages';

/**
 * JavaScript of each route, gzipped: everything the page loads on a first visit (`total`), and what only this page
 * brings (`own`: its chunk and the chunks no other route shares), and the styles of the page. Then the words that a page
 * waits for in the language that has the most of them. Fails when a budget of budgets.json is exceeded, or when a route loads the code for sharing.
 */
type Chunk = { file: string; name?: string; imports?: string[]; css?: string[] };
/**
 * `pages` are the modules or named chunks that the route loads: router and frame, if it has them, and last its page. A route
 * without `stylesKb` has that of all pages.
 */
type Limit = { pages: string[]; totalKb: number; ownKb?: number; stylesKb?: number };
type Budget = Limit & { route: string };
/** Budgets of the pages of every game of a kind; `{folder}` stands for the game's. */
type Budgets = {
  stylesKb: number;
  routes: Budget[];
  games: Record<GameKind, Limit[]>;
  words: WordsBudget[];
};
/** `areas` are those that `page-loads.ts` names for the page. */
type WordsBudget = { route: string; areas: string[]; totalKb: number };

const root = path.resolve(import.meta.dirname, '..');
const dist = path.join(root, 'apps/web/dist');
const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));
const manifest = read(path.join(dist, '.vite/manifest.json')) as Record<string, Chunk>;
const budgets = read(path.join(import.meta.dirname, 'budgets.json')) as Budgets;
const routes = [...budgets.routes, ...games.flatMap(budgetsOf)];

function budgetsOf({ id, kind }: GameDescriptor): Budget[] {
  const folder = id.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return budgets.games[kind].map((limit) => {
    const pages = limit.pages.map((page) => page.replace('{folder}', folder));
    return { ...limit, pages, route: `${id}, ${path.basename(limit.pages.at(-2) ?? '', '.tsx')}` };
  });
}

/** Key of the chunk of a module, or of the chunk with this name. */
const keyOf = (page: string): string =>
  page in manifest ? page : (Object.keys(manifest).find((key) => manifest[key]?.name === page) ?? page);

/** Keys of a chunk and of everything it imports statically. */
function closure(key: string, seen = new Set<string>()): Set<string> {
  const chunk = manifest[key];
  if (chunk === undefined) throw new Error(`The build has no chunk for ${key}`);
  if (!seen.has(key)) {
    seen.add(key);
    for (const imported of chunk.imports ?? []) closure(imported, seen);
  }
  return seen;
}

const sizes = new Map<string, number>();
function gzippedKb(file: string): number {
  const known = sizes.get(file) ?? gzipSync(readFileSync(path.join(dist, file)), { level: 9 }).length / 1000;
  sizes.set(file, known);
  return known;
}
const sum = (files: Iterable<string>): number =>
  [...new Set(files)].reduce((total, file) => total + gzippedKb(file), 0);
const scriptsOf = (keys: Iterable<string>): string[] => [...keys].map((key) => manifest[key]?.file ?? '');
const stylesOf = (keys: Iterable<string>): string[] => [...keys].flatMap((key) => manifest[key]?.css ?? []);

const script = /<script type="module"[^>]* src="\/([^"]+)"/.exec(
  readFileSync(path.join(dist, 'index.html'), 'utf8'),
)?.[1];
const entry = Object.keys(manifest).find((key) => manifest[key]?.file === script);
if (entry === undefined) throw new Error('The build has no entry');
const common = closure(entry);

/** Code that draws and writes what players share; no page loads it before a player shares. */
const shareModules = globSync(['packages/ui/src/share/prepare.ts', 'games/*/screen/share.ts'], { cwd: root });
const lateKeys = shareModules.map((file) => path.posix.join('../..', file));

let exceeded = false;
console.log(
  'route                          total kB   budget    own kB   budget styles kB   budget   (gzip -9)',
);
const closureOf = ({ pages }: Budget): Set<string> =>
  new Set(pages.flatMap((page) => [...closure(keyOf(page))]));
for (const budget of routes) {
  const { route, totalKb, ownKb, stylesKb = budgets.stylesKb } = budget;
  const all = closureOf(budget);
  const elsewhere = new Set(
    routes.filter((other) => other !== budget).flatMap((other) => [...closureOf(other)]),
  );
  for (const key of lateKeys)
    if (!(key in manifest) || common.has(key) || all.has(key)) {
      console.error(`${route} loads ${key} at once.`);
      process.exitCode = 1;
    }
  const loaded = new Set([...common, ...all]);
  const total = sum(scriptsOf(loaded));
  const only = sum(scriptsOf([...all].filter((key) => !common.has(key) && !elsewhere.has(key))));
  const styles = sum(stylesOf(loaded));
  exceeded ||= total > totalKb || (ownKb !== undefined && only > ownKb) || styles > stylesKb;
  console.log(
    `${route.padEnd(30)} ${total.toFixed(1).padStart(8)} ${String(totalKb).padStart(8)} ${only.toFixed(1).padStart(9)} ${String(ownKb ?? '').padStart(8)} ${styles.toFixed(1).padStart(9)} ${String(stylesKb).padStart(8)}`,
  );
}

const translations = languages.filter((language) => !isEnglish(language));
const [words = ''] = globSync('assets/words-*', { cwd: dist });
const wordsKb = (language: string, areas: readonly string[]): number =>
  areas
    .map((area) => readFileSync(path.join(dist, words, language, `${area}.js`)))
    .reduce((total, file) => total + gzipSync(file, { level: 9 }).length / 1000, 0);
console.log('\nwords in another language        kB   budget');
for (const { route, areas, totalKb } of budgets.words) {
  const sizes = translations.map((language) => ({ language, kb: wordsKb(language, areas) }));
  const { language, kb } = sizes.reduce((most, one) => (one.kb > most.kb ? one : most));
  exceeded ||= kb > totalKb;
  console.log(
    `${`${route}, ${language}`.padEnd(30)} ${kb.toFixed(1).padStart(8)} ${String(totalKb).padStart(8)}`,
  );
}
if (exceeded) {
  console.error('A budget of bench/budgets.json is exceeded.');
  process.exitCode = 1;
}
