import { type ChildProcess, spawn } from 'node:child_process';
import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../../testing/free-port.ts';

const DEFAULT_URL = 'redis://127.0.0.1:6379';
const START_LIMIT_MS = 5_000;

export const HOW_TO_GET_REDIS =
  'no Redis found: set REDIS_URL, start one on 127.0.0.1:6379, or install valkey-server or redis-server';

/** The address of a running Redis or Valkey; starts one from the path if there is none. Undefined if that fails, too. */
export async function findRedis(): Promise<string | undefined> {
  const { REDIS_URL, CI } = process.env;
  if (REDIS_URL !== undefined) return REDIS_URL;
  if (await listens(6379)) return DEFAULT_URL;
  for (const command of ['valkey-server', 'redis-server']) {
    const url = await start(command);
    if (url !== undefined) return url;
  }
  if (CI === 'true') throw new Error(HOW_TO_GET_REDIS);
  return undefined;
}

async function start(command: string): Promise<string | undefined> {
  const port = await freePort();
  const options = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  const server = spawn(command, options, { stdio: 'ignore', cwd: '/tmp' });
  let hasFailed = false;
  server.once('error', () => {
    hasFailed = true;
  });
  process.once('exit', () => server.kill('SIGKILL'));
  server.unref();
  return (await answers(server, port, () => hasFailed)) ? `redis://127.0.0.1:${port}` : undefined;
}

async function answers(server: ChildProcess, port: number, hasFailed: () => boolean): Promise<boolean> {
  const limit = performance.now() + START_LIMIT_MS;
  while (performance.now() < limit && !hasFailed() && server.exitCode === null) {
    if (await listens(port)) return true;
    await delay(20);
  }
  server.kill('SIGKILL');
  return false;
}

const listens = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
