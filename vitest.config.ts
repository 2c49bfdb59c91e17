import { chmodSync, existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defaultExclude, defineConfig } from 'vitest/config';
import { catalogues, wordMacros } from './apps/web/scripts/words.ts';

/** Memory that can be used as a folder, and how many bytes of it make that worth while. */
const MEMORY = '/dev/shm';
const ENOUGH_MEMORY = 4 * 2 ** 30;
/** Whether the files of tests fit into memory: they need not outlast the run, and a disk makes each commit wait. */
function isMemoryEnough(): boolean {
  if (!existsSync(MEMORY)) return false;
  const { bavail, bsize } = statfsSync(MEMORY);
  return bavail * bsize > ENOUGH_MEMORY;
}
if (process.env['TMPDIR'] === undefined && isMemoryEnough()) {
  const folder = mkdtempSync(path.join(MEMORY, 'hub-tests-'));
  // Some servers of tests run as another user.
  chmodSync(folder, 0o755);
  process.env['TMPDIR'] = folder;
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
}

// Threads of the server start from the sources, with half of the processor time when their compiled form is kept.
process.env['NODE_COMPILE_CACHE'] ??= path.resolve(import.meta.dirname, 'node_modules/.cache/compiled');

// Players see dates in their own time zone; tests know them in this one, wherever they run.
process.env['TZ'] = 'UTC';

const SLOW = '**/*.slow.test.ts';
/** Simulated players against servers, and the ways of hosts and contributors: for `npm run test:system`. */
const SYSTEM = [
  'system-tests/**/*.slow.test.ts',
  'tests/{hosting,new-game}/*.slow.test.ts',
  'tests/documented-starts.slow.test.ts',
];
/** For servers and databases that are started and waited for, also on a busy machine. */
const PATIENT = { testTimeout: 360_000, hookTimeout: 360_000, expect: { poll: { timeout: 20_000 } } };
const setupFiles = ['tests/patience.ts'];
/** One PostgreSQL for all files of a run. */
const globalSetup = 'packages/server/src/store/testing/postgres-of-run.ts';
/** Parts of the pages that do without a browser. */
const WITHOUT_BROWSER = 'packages/ui/src/net/game-session.test.ts';

export default defineConfig({
  test: {
    // Servers and databases that tests start work beside them: with more, tests wait for each other until they fail.
    maxWorkers: availableParallelism(),
    projects: [
      {
        plugins: [wordMacros(), catalogues()],
        test: {
          name: 'node',
          environment: 'node',
          // Some tests do real work, which takes its time on a busy machine.
          testTimeout: 60_000,
          hookTimeout: 60_000,
          expect: { poll: { timeout: 20_000 } },
          // No test leaves anything behind in a module, so that files may share a worker: a third faster.
          isolate: false,
          setupFiles,
          include: [
            'packages/{catalog,engine,protocol,server}/**/*.test.ts',
            WITHOUT_BROWSER,
            '{features,games}/*/*.test.ts',
            'features/*/{calls,http}/**/*.test.ts',
            'games/*/{rules,pictures}/**/*.test.ts',
            'templates/*/rules/**/*.test.ts',
            'apps/server/**/*.test.ts',
            'tests/**/*.test.ts',
            'system-tests/*.test.ts',
            'tools/**/*.test.ts',
            'art/**/*.test.ts',
          ],
          exclude: [...defaultExclude, SLOW],
        },
      },
      {
        // Thousands of games, servers that are started and waited for: for `npm test`, not for every look at the work.
        test: {
          name: 'slow',
          environment: 'node',
          // The modules of a server take longer to load than many of these files to run.
          isolate: false,
          // These files wait for processes, leases and databases half of the time, so that twice as many fit; after the others.
          maxWorkers: 2 * availableParallelism(),
          sequence: { groupOrder: 1 },
          include: [SLOW],
          globalSetup,
          setupFiles,
          exclude: [...defaultExclude, ...SYSTEM],
          ...PATIENT,
        },
      },
      {
        // The search for secrets reads what pages share.
        plugins: [wordMacros(), catalogues()],
        test: {
          name: 'system',
          environment: 'node',
          include: SYSTEM,
          globalSetup,
          setupFiles,
          ...PATIENT,
          // Whole games with many players, copies of the product that are compiled: each takes a fraction of that, but for those that hang.
          testTimeout: 1_200_000,
          hookTimeout: 1_200_000,
        },
      },
      {
        plugins: [wordMacros(), catalogues(), react({ jsxImportSource: '@hub/ui' })],
        test: {
          name: 'dom',
          environment: 'happy-dom',
          testTimeout: 60_000,
          hookTimeout: 60_000,
          // A page of its own for every file, without a worker of its own: twice as fast.
          pool: 'vmThreads',
          // Tests that advance a faked clock would otherwise meet midnight, when pages load the new day, in runs shortly before.
          fakeTimers: { now: new Date().setUTCHours(12, 0, 0, 0) },
          include: [
            '{apps/web,packages/{ui,web}}/src/**/*.test.{ts,tsx}',
            '{features,games}/*/screen/**/*.test.{ts,tsx}',
          ],
          exclude: [...defaultExclude, WITHOUT_BROWSER],
          setupFiles: [...setupFiles, 'tests/dom-setup.ts'],
        },
      },
    ],
  },
});
