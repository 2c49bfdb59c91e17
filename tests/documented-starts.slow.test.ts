import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { findRedis } from '../packages/server/src/bus/testing/test-redis.ts';
import { copyRepository } from './hosting/copy-repository.ts';
import { beginWalk, walkOneServer } from './hosting/walk.ts';

const ROOT = path.resolve(import.meta.dirname, '..');
const DOCUMENTS = ['README.md', 'CONTRIBUTING.md', 'docs/install-and-update.md'];
/** A command that starts the server: a line of code, or code in a sentence. */
const START =
  /(?:^ {4}|`)(?:npm ci && )?(npm start|npm run dev\b[^`#\n]*|[\w./]*(?:npx )?node [^`#\n]*(?:hub\.cjs|src\/main\.ts))/gm;
/** The server stops within ten seconds. */
const STOP = { timeout: 60_000, interval: 50 };
const READY = /Riftlight is ready: /g;

const commands = [
  ...new Set(
    DOCUMENTS.flatMap((document) =>
      Array.from(readFileSync(path.join(ROOT, document), 'utf8').matchAll(START), ([, command = '']) =>
        command.trim(),
      ),
    ),
  ),
];
/** Of commands that differ in what follows `--` the longest: it starts the same script. */
const tried = commands.filter(
  (command) => !commands.some((other) => other !== command && other.startsWith(`${command} -- `)),
);
const nodesIn = (command: string): number =>
  command.includes('dev:nodes') ? Number(/--nodes (\d)/.exec(command)?.[1] ?? 3) : 1;
const redis = commands.some((command) => nodesIn(command) > 1) ? await findRedis() : undefined;

let folder: string;
let copy: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'hub-starts-'));
  copy = copyRepository(path.join(folder, 'hub'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const running = new Set<ChildProcess>();
afterEach(() => {
  for (const { pid = 0 } of running) {
    try {
      process.kill(-pid, 'SIGKILL');
    } catch {
      // All of its group has ended.
    }
  }
  running.clear();
});

const isListening = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true));
    socket.once('error', () => resolve(false)).once('connect', () => socket.destroy());
  });

/** The first of free ports, one for a load balancer and each node, below those that the system gives away. */
async function freePorts(count: number): Promise<number> {
  for (;;) {
    const first = 20_000 + Math.floor(Math.random() * 10_000);
    const ports = Array.from({ length: count }, (_, index) => first + index);
    if (!(await Promise.all(ports.map(isListening))).includes(true)) return first;
  }
}

/**
 * Starts a command of a document in a shell and stops it once it is ready, with a signal to the one process or to its whole
 * group. Then port and data folder must be free.
 */
async function startAndStop(command: string, nodes: number, toGroup = false): Promise<void> {
  const port = await freePorts(nodes + 1);
  const dataDir = mkdtempSync(path.join(folder, 'data-'));
  // In its own group, so that only the signal of this test reaches it, and what is left can be ended.
  const child = spawn('sh', ['-c', command], {
    cwd: copy,
    detached: true,
    env: {
      PATH: process.env['PATH'],
      HOME: process.env['HOME'],
      PORT: String(port),
      DATA_DIR: dataDir,
      ...(nodes > 1 && redis !== undefined && { REDIS_URL: redis }),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  let out = '';
  const heard = (chunk: Buffer): void => {
    out += chunk.toString();
  };
  child.stdout.on('data', heard);
  child.stderr.on('data', heard);
  await expect
    .poll(() => (child.exitCode === null ? (out.match(READY)?.length ?? 0) : `ended: ${out}`), {
      timeout: 90_000,
      interval: 50,
    })
    .toBe(nodes);
  process.kill(toGroup ? -(child.pid ?? 0) : (child.pid ?? 0), 'SIGTERM');
  await expect.poll(() => isListening(port), STOP).toBe(false);
  // SQLite removes it when the last connection is closed in order.
  await expect.poll(() => existsSync(path.join(dataDir, 'hub.sqlite-wal')), STOP).toBe(false);
}

describe('start commands of the documents', () => {
  it('are found', () =>
    expect(commands).toEqual(
      expect.arrayContaining([
        'npm start',
        'npm run dev',
        'npm run dev:nodes',
        'node_modules/.bin/node --inspect apps/server/src/main.ts',
        'node_modules/.bin/node --max-semi-space-size=8 apps/server/dist/hub.cjs',
      ]),
    ));

  it.each(tried.filter((command) => nodesIn(command) === 1))(
    'start the server, which stops in order on SIGTERM: %s',
    (command) => expect(startAndStop(`exec ${command}`, 1)).resolves.toBeUndefined(),
  );

  it.skipIf(redis === undefined).each(tried.filter((command) => nodesIn(command) > 1))(
    'start several nodes, which stop in order on SIGTERM: %s',
    (command) => expect(startAndStop(`exec ${command}`, nodesIn(command))).resolves.toBeUndefined(),
  );

  it('stop the server when shell, npm and server all receive the signal, as from systemd', () =>
    expect(startAndStop('npm start', 1, true)).resolves.toBeUndefined());
});

it('lead a host from the first start over backup, erasing and restore to a restart', async () => {
  const user = process.getuid?.() ?? 0;
  const walk = beginWalk({
    folder: copy,
    start: 'npm start',
    admin: 'npm run admin --',
    server: user,
    host: user,
  });
  try {
    await expect(walkOneServer(walk)).resolves.toBeUndefined();
  } finally {
    await walk.stop();
  }
});

describe('an older Node', () => {
  const scripts = (JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as { scripts: object })
    .scripts as Record<string, string>;

  it.each(['build', 'dev', 'dev:nodes', 'admin'])('is looked for first by npm run %s', (name) => {
    expect(scripts[name]).toMatch(/^(?:exec )?node (?:-r .\/)?tools\/node-version\.cjs /);
  });

  it('is refused in one line by npm run start, which builds first', () => {
    const bin = mkdtempSync(path.join(folder, 'old-node-'));
    const old = path.join(bin, 'old.cjs');
    writeFileSync(old, "Object.defineProperty(process, 'versions', { value: { node: '20.20.2' } });");
    writeFileSync(path.join(bin, 'node'), `#!/bin/sh\nexec ${process.execPath} -r ${old} "$@"\n`, {
      mode: 0o755,
    });
    const { status, stdout, stderr } = spawnSync('sh', ['-c', scripts['start'] ?? ''], {
      cwd: copy,
      encoding: 'utf8',
      env: { PATH: `${bin}:${process.env['PATH']}`, HOME: process.env['HOME'] },
    });
    expect(status).toBe(1);
    expect(stdout).toBe('');
    expect(stderr).toMatch(/^Riftlight needs Node 24 or newer; [^\n]*\n$/);
  });
});
