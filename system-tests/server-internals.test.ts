import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '..');

/** Everything else reaches the server through HTTP, websockets and the admin command line. */
const REASONS: Readonly<Record<string, string>> = {
  'e2e/journeys/nodes.spec.ts': 'finds or starts a Redis',
  'e2e/support/settle-games.ts': 'stores finished games without playing them',
  'e2e/support/sign-in.ts': 'starts the identity provider for tests',
  'e2e/support/staged-account.ts': 'the statistics of an account, which only the server computes',
  'e2e/support/staged-administration.ts':
    'the settings in force and the preview of news, which only the server computes',
  'features/leaderboards/testing/staged.ts':
    'how a score compares with others, which only the server computes',
  'features/leagues/testing/staged.ts': 'the table of a league, which only the server computes',
  'features/shop/testing/staged.ts': 'the articles of the shop, which only the server has',
  'system-tests/abuse/abuse.slow.test.ts': 'starts nodes, injects short timeouts, reads suspicious runs',
  'system-tests/abuse/run.ts': 'finds or starts a Redis',
  'system-tests/abuse/score-player.ts': 'injects a clock and the daily limit, reads secret positions',
  'system-tests/chaos/kills.ts': 'starts the PostgreSQL server for tests',
  'system-tests/consistency/stored-data.ts': 'reads the tables and the rooms that a start would restore',
  'system-tests/dailies/year.ts': 'lets a year pass, reads the answers of all days',
  'system-tests/deploys/maintenance-kills.slow.test.ts': 'runs commands of the host, finds a Redis',
  'system-tests/deploys/maintenance.slow.test.ts': 'runs commands of the host',
  'system-tests/deploys/run.ts': 'finds or starts a Redis',
  'system-tests/deploys/updated-hub.ts': 'starts the PostgreSQL server for tests',
  'system-tests/fault-injection/lost-database.ts': 'starts the PostgreSQL server for tests',
  'system-tests/fuzz/fuzz.slow.test.ts': 'plants faults in games',
  'system-tests/fuzz/in-process-hub.ts': 'injects time, thousands of sockets and restarts in one process',
  'system-tests/fuzz/populated-hub.ts': 'injects requests without rate limits, stores finished games',
  'system-tests/fuzz/suite.ts': 'starts a server without rate limits whose unhandled errors are seen here',
  'system-tests/leaks/calls.ts': 'signs a moderator in to the administration',
  'system-tests/leaks/daily-days.ts': 'reads the answers of coming days',
  'system-tests/games.ts': 'creates the games of the server',
  'system-tests/leaks/game-secrets.ts': 'creates the games, whose rules name their secrets',
  'system-tests/leaks/nodes.slow.test.ts': 'starts the PostgreSQL server for tests',
  'system-tests/leaks/run.ts': 'starts the PostgreSQL server for tests',
  'system-tests/leaks/sign-in.ts': 'chooses at the identity provider for tests',
  'system-tests/leaks/suite.ts': 'starts the identity provider for tests',
  'system-tests/leaks/test-hub.ts': 'injects a clock, reads the log',
  'system-tests/leaks/test-nodes.ts': 'runs nodes in one process, reads the secrets of stored rooms',
  'system-tests/leaks/test-time.ts': 'injects a clock',
  'system-tests/nodes/cluster.ts': 'starts the PostgreSQL server for tests',
  'system-tests/nodes/nodes.slow.test.ts': 'finds or starts a Redis',
  'system-tests/nodes/run.ts': 'finds or starts a Redis',
  'system-tests/players/grant-essence.ts':
    'grants in bulk: the command line needs 0.6 s of a processor for each',
  'system-tests/quick-play/run.ts': 'finds or starts a Redis',
};

/** Anything of the server but contracts, screens and the staged replies of features. */
const SERVER =
  /from '(?:[^']*(?:apps|packages)\/server\/src|@hub\/server\/|(?:@hub\/|(?:\.\.\/)+)features\/[\w-]+\/(?!(?:[\w-]+-)?calls\.ts|calls\/|screen\/|testing\/staged\.ts))/;
/** The same for staged replies, which lie in the folder of a feature. */
const BESIDE =
  /from '\.\.\/(?:\.\.\/[\w-]+\/)?(?!\.\.|(?:[\w-]+-)?calls\.ts|calls\/|screen\/|testing\/staged\.ts)/;

/** The files whose imports match. */
const importing = (pattern: RegExp, files: string | readonly string[]) =>
  globSync(files, { cwd: ROOT }).filter((file) => pattern.test(readFileSync(path.join(ROOT, file), 'utf8')));

it('lists every file that imports the server, with the reason', () => {
  const staged = 'features/*/testing/staged.ts';
  const found = new Set([
    ...importing(SERVER, ['system-tests/**/*.ts', 'e2e/**/*.ts', staged]),
    ...importing(BESIDE, staged),
  ]);
  expect([...found].toSorted()).toEqual(Object.keys(REASONS).toSorted());
});
