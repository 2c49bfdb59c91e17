/**
 * `npm run dev`: the server from its sources, restarted on change, and Vite with hot reload in front of it.
 * `npm run dev:nodes [-- --nodes 3]`: the same with several nodes behind a load balancer, on `DATABASE_URL` or a PostgreSQL
 * of its own that begins empty, and on `REDIS_URL` or a Redis that it finds.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { parseArgs } from 'node:util';

const root = path.resolve(import.meta.dirname, '..');
/** Where Vite expects the server. */
const PORT = 3000;

const { values } = parseArgs({ options: { nodes: { type: 'string', default: '1' } } });
const count = Number(values.nodes);

type Variables = Readonly<Record<string, string>>;

const run = (command: string, args: readonly string[], variables: Variables = {}, cwd = root) =>
  spawn(command, args, {
    cwd,
    stdio: 'inherit',
    env: { LOG_LEVEL: count > 1 ? 'warn' : 'debug', ...process.env, ...variables },
  });
const server = (variables?: Variables) =>
  run(process.execPath, ['--watch', 'apps/server/src/main.ts'], variables);

/** Starts nodes behind a load balancer; `end` removes what they needed. */
async function startNodes() {
  const [{ Balancer }, { startPostgres }, { findRedis, HOW_TO_GET_REDIS }] = await Promise.all([
    import('./balancer.ts'),
    import('../apps/server/src/store/testing/postgres-server.ts'),
    import('../apps/server/src/bus/testing/test-redis.ts'),
  ]);
  const redisUrl = await findRedis();
  if (redisUrl === undefined) throw new Error(HOW_TO_GET_REDIS);
  const postgres = process.env['DATABASE_URL'] === undefined ? await startPostgres() : undefined;
  const ports = Array.from({ length: count }, (_, index) => PORT + 1 + index);
  const balancer = await Balancer.start(
    ports.map((port) => `http://127.0.0.1:${port}`),
    { port: PORT },
  );
  const variables: Variables = {
    REDIS_URL: redisUrl,
    HUB_SECRET: process.env['HUB_SECRET'] ?? 'the secret of a hub for development',
    ...(postgres !== undefined && { DATABASE_URL: await postgres.createDatabase() }),
  };
  const children = ports.map((port) => server({ ...variables, PORT: String(port) }));
  const end = async (): Promise<void> => {
    await balancer.close();
    await postgres?.stop();
  };
  return { children, end };
}

const { children: servers, end } = count > 1 ? await startNodes() : { children: [server()], end: undefined };
const children = [
  ...servers,
  run(path.join(root, 'node_modules/.bin/vite'), [], {}, path.join(root, 'apps/web')),
];
const ended = children.map((child) => once(child, 'exit'));

const stop = (): void => {
  for (const child of children) child.kill('SIGTERM');
};
process.once('SIGINT', stop);
process.once('SIGTERM', stop);
await Promise.race(ended);
stop();
await Promise.all(ended);
await end?.();
