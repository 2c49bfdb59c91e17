/**
 * `npm run dev`: the server from its sources, restarted on change, and Vite with hot reload in front of it.
 * `npm run dev:nodes [-- --nodes 3]`: the same with several nodes behind a load balancer, on `DATABASE_URL` or a PostgreSQL
 * of its own that begins empty, and on `REDIS_URL` or a Redis that it finds.
 * `PORT` is the server's port; Vite takes 5173 or the next free one. `--day 2026-12-01` lets the server believe that it is
 * that day, and `--answers` prints the day's answers. `DATA_DIR` is the data folder.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { parseArgs } from 'node:util';
import { dailyGames } from '@hub/protocol/games';
import { createServer, type ViteDevServer } from 'vite';
import { CLOCK_VARIABLE, type ClockSettings } from '../system-tests/players/server-clock.ts';
import { RestartedProcess } from './restarted-process.ts';

const DAY_MS = 86_400_000;
const root = path.resolve(import.meta.dirname, '..');
const port = Number(process.env['PORT'] ?? 3000);

const { values } = parseArgs({
  options: {
    nodes: { type: 'string', default: '1' },
    day: { type: 'string' },
    answers: { type: 'boolean', default: false },
  },
});
const count = Number(values.nodes);

type Variables = Readonly<Record<string, string>>;

/** How far the server's clock is ahead, in ms: whole days, so that the time of day stays. */
function aheadMs(): number {
  if (values.day === undefined) return 0;
  const start = Date.parse(values.day);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(values.day) || Number.isNaN(start))
    throw new Error(`--day takes a day such as 2026-12-01, not ${values.day}.`);
  return start - Math.floor(Date.now() / DAY_MS) * DAY_MS;
}
const ahead = aheadMs();
const clock: ClockSettings = { from: Date.now() + ahead, realTime: Date.now(), speed: 1 };
const shiftedClock = ['--import', path.join(root, 'system-tests/players/fake-time.ts')];

/** Sources that only pages and tests use. */
const NOT_FOR_THE_SERVER = /\/(?:screen|testing)\/|\.(?:test|spec)\.tsx?$|\.tsx$|packages\/ui\//;

const server = (variables: Variables = {}) =>
  new RestartedProcess([...(ahead === 0 ? [] : shiftedClock), 'apps/server/src/main.ts'], {
    // What npm writes last: a server that crashed for want of a package starts after it is installed.
    watched: ['apps/server/src', 'packages', 'games', 'node_modules/.package-lock.json'].map((name) =>
      path.join(root, name),
    ),
    matters: (file) => /\.(?:ts|json|svg)$/.test(file) && !NOT_FOR_THE_SERVER.test(file),
    cwd: root,
    variables: {
      LOG_LEVEL: process.env['LOG_LEVEL'] ?? (count > 1 ? 'warn' : 'debug'),
      PORT: String(port),
      ...(ahead === 0 ? {} : { [CLOCK_VARIABLE]: JSON.stringify(clock) }),
      ...variables,
    },
  });

/** Starts nodes behind a load balancer; `end` removes what they needed. */
async function startNodes() {
  const [{ Balancer }, { startPostgres }, { findRedis, HOW_TO_GET_REDIS }] = await Promise.all([
    import('./balancer.ts'),
    import('../packages/server/src/store/testing/postgres-server.ts'),
    import('../packages/server/src/bus/testing/test-redis.ts'),
  ]);
  const redisUrl = await findRedis();
  if (redisUrl === undefined) throw new Error(HOW_TO_GET_REDIS);
  const postgres = process.env['DATABASE_URL'] === undefined ? await startPostgres() : undefined;
  const ports = Array.from({ length: count }, (_, index) => port + 1 + index);
  const balancer = await Balancer.start(
    ports.map((one) => `http://127.0.0.1:${one}`),
    { port },
  );
  const variables: Variables = {
    REDIS_URL: redisUrl,
    HUB_SECRET: process.env['HUB_SECRET'] ?? 'the secret of a hub for development',
    ...(postgres !== undefined && { DATABASE_URL: await postgres.createDatabase() }),
  };
  const servers = ports.map((one) => server({ ...variables, PORT: String(one) }));
  const end = async (): Promise<void> => {
    await balancer.close();
    await postgres?.stop();
  };
  return { servers, end };
}

/** Prints the day's answers of a hub on SQLite once all are chosen. A server that stops has the file to itself. */
async function printAnswers(): Promise<void> {
  const file = path.resolve(root, process.env['DATA_DIR'] ?? 'data', 'hub.sqlite');
  const day = new Date(Date.now() + ahead).toISOString().slice(0, 10);
  while (!stopping.signal.aborted) {
    const rows = existsSync(file) ? answersOf(file, day) : [];
    if (rows.length >= dailyGames.length) {
      for (const { mode, answer_id } of rows) console.log(`${day} ${mode}: ${answer_id}`);
      return;
    }
    await new Promise((resolve) => setTimeout(resolve, 1_000).unref());
  }
}

function answersOf(file: string, day: string): { mode: string; answer_id: string }[] {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    const query = database.prepare('select mode, answer_id from daily_answer where day = ? order by mode');
    return query.all(day) as { mode: string; answer_id: string }[];
  } catch {
    // The server has not created its tables yet.
    return [];
  } finally {
    database.close();
  }
}

const { servers, end } = count > 1 ? await startNodes() : { servers: [server()], end: undefined };
let vite: ViteDevServer | undefined;
const stopping = new AbortController();
async function stop(): Promise<void> {
  stopping.abort();
  await Promise.all([vite?.close(), ...servers.map((one) => one.stop())]);
  await end?.();
  process.exit();
}
// Before the pages are served: a server that is ready earlier would outlive this process.
process.once('SIGINT', () => void stop());
process.once('SIGTERM', () => void stop());

const target = `http://127.0.0.1:${port}`;
vite = await createServer({
  root: path.join(root, 'apps/web'),
  server: { host: '127.0.0.1', proxy: { '/api': { target }, '/ws': { target, ws: true } } },
});
// Pages find the icons of games by a pattern outside Vite's root, whose new files it would not notice.
vite.watcher.add(path.join(root, 'games'));
await vite.listen();
vite.printUrls();
if (values.answers) void printAnswers();
