import { globSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** Sources that are changed, and the tests that have to notice; both by pattern from the root of the repository. */
export type Suite = {
  readonly name: string;
  readonly sources: readonly string[];
  readonly tests: readonly string[];
};

const GAMES = 'packages/games/src';

/** The suites in which mutants are tried: what shares its tests is loaded once. */
export const suites: readonly Suite[] = [
  { name: 'games', sources: [`${GAMES}/*/*.ts`], tests: [`${GAMES}/**/*.test.ts`] },
  {
    name: 'matcher',
    sources: ['packages/catalog/src/name-matcher.ts', 'apps/web/src/games/chain-of-legends/suggestion.ts'],
    tests: [
      'packages/catalog/src/name-matcher.test.ts',
      'apps/web/src/games/chain-of-legends/suggestion.test.ts',
    ],
  },
  {
    name: 'economy',
    sources: [
      'apps/server/src/domain/economy/economy.ts',
      'apps/server/src/domain/shop/{shop,pricing}.ts',
      'apps/server/src/store/{ledger,shop,inventory,matches,rooms,settlements}.ts',
    ],
    tests: [
      'apps/server/src/domain/{economy,shop}/*.test.ts',
      'apps/server/src/store/durability.test.ts',
      'proof/mutation/money.contracts.ts',
      'apps/server/src/http/shop.test.ts',
    ],
  },
  {
    name: 'journal',
    sources: ['apps/server/src/store/{changes,room-journal,room-recovery}.ts'],
    tests: ['apps/server/src/store/{changes,room-journal}.test.ts', 'proof/mutation/journal.contracts.ts'],
  },
];

/** The area that a file is counted under: its game, or its suite. */
export const areaOf = (suite: Suite, file: string): string =>
  suite.name === 'games' ? (/games\/src\/([\w-]+)\//.exec(file)?.[1] ?? suite.name) : suite.name;

const isSource = (file: string): boolean => !file.endsWith('.test.ts') && !file.includes('/testing/');

export const sourcesOf = ({ sources }: Suite): string[] =>
  globSync([...sources], { cwd: ROOT })
    .filter(isSource)
    .toSorted();

export const testsOf = ({ tests }: Suite): string[] =>
  globSync([...tests], { cwd: ROOT })
    .filter((file) => !file.endsWith('.slow.test.ts'))
    .toSorted();

export const absolute = (file: string): string => path.join(ROOT, file);
