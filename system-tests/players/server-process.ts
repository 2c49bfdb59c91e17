import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { startFlags } from '../../bench/start-flags.ts';
import { CLOCK_VARIABLE, type ClockSettings, timeAt } from './server-clock.ts';

const SERVER = path.resolve(import.meta.dirname, '../../apps/server');
/** The last build of the server. */
export const BUILT = path.join(SERVER, 'dist/hub.cjs');
/** The server's sources, or with `TEST_SERVER=built` the last build, which starts with half of the processor time. */
export const MAIN = process.env['TEST_SERVER'] === 'built' ? BUILT : path.join(SERVER, 'src/main.ts');
const FAKE_TIME = path.join(import.meta.dirname, 'fake-time.ts');
const START_LIMIT_MS = 60_000;
/** Below the kernel's range for outgoing connections: the port stays free while the server is down. */
const FIRST_PORT = 20_000;
const PORTS = 10_000;
const MAX_LOG_LINES = 5_000;

/** One line of the server's log. */
export type LogLine = Readonly<Record<string, unknown>> & { readonly level?: number; readonly msg?: string };

export interface ServerOptions {
  /** Default: a new temporary folder, which `remove` deletes. */
  readonly dataDir?: string;
  /** PostgreSQL instead of SQLite in the data folder. */
  readonly databaseUrl?: string | undefined;
  /** A built `hub.cjs`; default: `MAIN`. */
  readonly built?: string | undefined;
  /** How many times faster than real time the server's clock runs once it is ready; default: real time. */
  readonly speed?: number | undefined;
  readonly variables?: Readonly<Record<string, string>>;
  /** A module loaded before the server that answers the messages of `ask`. */
  readonly preload?: string;
  readonly onLog?: (line: LogLine) => void;
}

export interface RestartOptions {
  /** Time that has passed on the server's clock since it ended; default: real time. */
  readonly downMs?: number | undefined;
  /** Another build than before. */
  readonly built?: string | undefined;
}

/** A failed test may not stop the server it started: none outlives the process of the tests. */
const running = new Set<ChildProcess>();
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

/**
 * The server as a process that can be restarted on the same port and data folder. It trusts `X-Forwarded-For`, so that
 * players on one machine have addresses of their own.
 */
export class ServerProcess {
  readonly url: string;
  readonly port: number;
  readonly dataDir: string;
  /** The newest log lines of all runs, oldest first. */
  readonly log: LogLine[] = [];
  readonly #options: ServerOptions;
  #child: ChildProcess | undefined;
  #clock: ClockSettings | undefined;
  #startedInMs = 0;

  private constructor(port: number, dataDir: string, options: ServerOptions) {
    this.port = port;
    this.url = `http://127.0.0.1:${port}`;
    this.dataDir = dataDir;
    this.#options = options;
    if (options.speed !== undefined)
      this.#clock = { from: Date.now(), realTime: Date.now(), speed: options.speed };
  }

  /** Starts a server and waits until it is ready. Throws with its last log lines when it does not start. */
  static async start(options: ServerOptions = {}): Promise<ServerProcess> {
    const dataDir = options.dataDir ?? mkdtempSync(path.join(tmpdir(), 'hub-system-'));
    const server = new ServerProcess(await freePort(), dataDir, options);
    await server.restart();
    return server;
  }

  /** The server's time, in ms since 1970. */
  get now(): number {
    return this.#clock === undefined ? Date.now() : timeAt(this.#clock, Date.now());
  }

  /** Duration of the last start, in ms. */
  get startedInMs(): number {
    return this.#startedInMs;
  }

  /** Throws while the server is not running. */
  get pid(): number {
    const pid = this.#child?.pid;
    if (pid === undefined) throw new Error('the server is not running');
    return pid;
  }

  /** Starts the process on the same port and data. */
  async restart({ downMs, built = this.#options.built }: RestartOptions = {}): Promise<void> {
    const { databaseUrl, variables, preload } = this.#options;
    const from = performance.now();
    this.#setClockForStart(downMs);
    const preloads = [this.#clock === undefined ? undefined : FAKE_TIME, preload].filter(
      (file) => file !== undefined,
    );
    const imports = preloads.flatMap((file) => ['--import', file]);
    const child = spawn(process.execPath, [...startFlags(), ...imports, built ?? MAIN], {
      env: {
        PATH: process.env['PATH'],
        PORT: String(this.port),
        DATA_DIR: this.dataDir,
        CONTENT_URL: '',
        TRUST_PROXY: '1',
        LOG_LEVEL: 'warn',
        ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
        ...(this.#clock !== undefined && { [CLOCK_VARIABLE]: JSON.stringify(this.#clock) }),
        ...variables,
      },
      stdio: ['ignore', 'pipe', 'pipe', ...(preloads.length === 0 ? [] : (['ipc'] as const))],
    });
    this.#child = child;
    running.add(child);
    child.once('exit', () => running.delete(child));
    this.#readLog(child);
    await untilReady(child, () => this.log);
    this.#startedInMs = performance.now() - from;
    this.setClock({ from: this.now, realTime: Date.now() });
  }

  /** Changes the time or the speed of the server's clock. Has no effect without a `speed` at the start. */
  setClock(change: Partial<ClockSettings>): void {
    if (this.#clock === undefined) return;
    this.#clock = { ...this.#clock, from: this.now, realTime: Date.now(), ...change };
    if (this.#child?.connected === true) this.#child.send(this.#clock);
  }

  /** Lets time pass on the server's clock, at once. */
  advance(ms: number): void {
    this.setClock({ from: this.now + ms });
  }

  /** Sends a message to the preloaded module and returns its answer. */
  async ask(question: string): Promise<unknown> {
    const child = this.#child;
    if (child?.connected !== true) throw new Error('the server has no message channel');
    const answered = once(child, 'message');
    child.send(question);
    const [answer] = (await answered) as [unknown];
    return answer;
  }

  /** A fast clock runs in real time while the server starts. */
  #setClockForStart(downMs: number | undefined): void {
    if (this.#clock === undefined) return;
    const now = this.#clock.from + (downMs ?? Date.now() - this.#clock.realTime);
    const startMs = this.#clock.speed > 1 ? START_LIMIT_MS : 0;
    this.#clock = { ...this.#clock, from: now + startMs, realTime: Date.now() + startMs };
  }

  #readLog(child: ChildProcess): void {
    if (child.stderr === null) return;
    createInterface({ input: child.stderr }).on('line', (text) => {
      const line = parseLine(text);
      this.log.push(line);
      if (this.log.length > MAX_LOG_LINES) this.log.shift();
      this.#options.onLog?.(line);
    });
  }

  /** Stops the process with SIGTERM; resolves to its exit code. */
  async stop(): Promise<number | null> {
    return this.#end('SIGTERM');
  }

  /** Kills the process with SIGKILL. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL');
  }

  async #end(signal: NodeJS.Signals): Promise<number | null> {
    const child = this.#child;
    if (child === undefined) return null;
    const ended = child.exitCode === null && child.signalCode === null ? once(child, 'exit') : undefined;
    child.kill(signal);
    await ended;
    if (this.#clock !== undefined) this.#clock = { ...this.#clock, from: this.now, realTime: Date.now() };
    this.#child = undefined;
    return child.exitCode;
  }

  /** Kills the process if it runs, and removes its data folder unless one was given. */
  async remove(): Promise<void> {
    await this.kill();
    if (this.#options.dataDir === undefined) rmSync(this.dataDir, { recursive: true, force: true });
  }
}

function parseLine(text: string): LogLine {
  try {
    return JSON.parse(text) as LogLine;
  } catch {
    return { msg: text };
  }
}

/** Resolves once the server prints that it is ready; rejects when it exits or the limit passes. */
function untilReady(child: ChildProcess, log: () => readonly LogLine[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = (why: string): void => {
      clearTimeout(limit);
      const lines = log().slice(-5);
      reject(
        new Error(
          ['The server did not start:', why, ...lines.map((line) => JSON.stringify(line))].join('\n'),
        ),
      );
    };
    const limit = setTimeout(() => {
      child.kill('SIGKILL');
      fail(`not ready after ${START_LIMIT_MS} ms`);
    }, START_LIMIT_MS);
    child.once('close', (code, signal) => fail(`it exited with ${code ?? signal}`));
    child.stdout?.on('data', (chunk: Buffer) => {
      if (!chunk.toString().includes('is ready')) return;
      clearTimeout(limit);
      resolve();
    });
  });
}

async function freePort(): Promise<number> {
  for (;;) {
    const port = FIRST_PORT + Math.floor(Math.random() * PORTS);
    if (await isFree(port)) return port;
  }
}

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
