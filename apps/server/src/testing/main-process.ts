import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

const isBuilt = process.env['TEST_SERVER'] === 'built';
const fileOf = (source: string, built: string): string =>
  path.resolve(import.meta.dirname, isBuilt ? '../../dist' : '..', isBuilt ? built : source);

/** The sources, or with `TEST_SERVER=built` the last build, which starts with a quarter of the processor time. */
const MAIN = fileOf('main.ts', 'hub.cjs');
/** The commands of the host, as `MAIN`. */
export const ADMIN = fileOf('admin/main.ts', 'hub-admin.cjs');
const READY = /^Riftlight is ready: (?<url>http:\/\/127\.0\.0\.1:\d+)\n(?:This hub is empty\..*\n)?$/;

/** The variables that every process of a test gets. The cache halves the processor time of a start from the sources. */
export const PROCESS_VARIABLES = {
  PATH: process.env['PATH'],
  NODE_COMPILE_CACHE: path.resolve(import.meta.dirname, '../../../../node_modules/.cache/compiled'),
};

/** A server as a process of its own, with what it has printed so far. */
export type MainProcess = { readonly child: ChildProcess; out: string; err: string };

type Options = {
  readonly log?: 'pipe' | number;
  readonly words?: readonly string[];
  readonly uid?: number | undefined;
};

const running = new Set<ChildProcess>();

/** Starts the server on a free port with these variables. */
export function startMain(
  variables: Readonly<Record<string, string>>,
  { log = 'pipe', words = [], uid }: Options = {},
): MainProcess {
  const child = spawn(process.execPath, [MAIN, ...words], {
    env: { ...PROCESS_VARIABLES, PORT: '0', ...variables },
    stdio: ['ignore', 'pipe', log],
    ...(uid !== undefined && { uid, gid: uid }),
  });
  running.add(child);
  const started: MainProcess = { child, out: '', err: '' };
  child.stdout?.on('data', (chunk: Buffer) => {
    started.out += chunk.toString();
  });
  child.stderr?.on('data', (chunk: Buffer) => {
    started.err += chunk.toString();
  });
  return started;
}

/** Resolves to the address of a started server; throws what it has printed if it ends instead. */
export async function untilReady(started: MainProcess): Promise<string> {
  while (!started.out.includes('\n')) {
    if (started.child.exitCode !== null) throw new Error(`did not start: ${started.err}`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  return READY.exec(started.out)?.groups?.['url'] ?? `not ready: ${started.out}`;
}

/** Resolves to the exit code once the process has ended and all its output is read. */
export async function ended({ child }: MainProcess): Promise<number | null> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'close');
  return child.exitCode;
}

/** Kills all processes that still run. */
export function killAll(): void {
  for (const child of running) child.kill('SIGKILL');
  running.clear();
}
