import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { startFlags } from '../../bench/start-flags.ts';
import { COURSE_VARIABLE, type Course, timeAt } from './server-clock.ts';

const MAIN = path.resolve(import.meta.dirname, '../../apps/server/src/main.ts');
const FAST_TIME = path.join(import.meta.dirname, 'fake-time.ts');
const START_LIMIT_MS = 60_000;
/** Below the ports that the kernel hands out for outgoing connections: nobody takes the port while the server is down. */
const FIRST_PORT = 20_000;
const PORTS = 10_000;
/** Lines of the log that are kept, the newest. */
const KEPT_LINES = 5_000;

/** A line that the server logged. */
export type LogLine = Readonly<Record<string, unknown>> & { readonly level?: number; readonly msg?: string };

export interface ServerOptions {
  /** A new folder in the temporary folder unless given; only such a one is removed. */
  readonly dataDir?: string;
  /** A free one unless given. */
  readonly port?: number;
  /** PostgreSQL instead of SQLite in the data folder. */
  readonly databaseUrl?: string;
  /** A built `hub.cjs`; the sources are run unless given. */
  readonly built?: string;
  /** How many times faster than the real one the server's time goes once it is ready; without it nothing is changed. */
  readonly speed?: number;
  readonly variables?: Readonly<Record<string, string>>;
  /** A module that is loaded before the server and answers what `ask` asks. */
  readonly preload?: string;
  readonly onLog?: (line: LogLine) => void;
}

/**
 * The product as its own process, over and over on one port and one data folder. Callers are told apart by
 * `x-forwarded-for`, so that a crowd from one machine is not one caller. What it logs is kept.
 */
export class ServerProcess {
  readonly url: string;
  readonly port: number;
  readonly dataDir: string;
  /** The newest lines of all runs, oldest first. */
  readonly log: LogLine[] = [];
  readonly #options: ServerOptions;
  #child: ChildProcess | undefined;
  #course: Course | undefined;
  #startedInMs = 0;

  private constructor(port: number, dataDir: string, options: ServerOptions) {
    this.port = port;
    this.url = `http://127.0.0.1:${port}`;
    this.dataDir = dataDir;
    this.#options = options;
    if (options.speed !== undefined)
      this.#course = { from: Date.now(), wall: Date.now(), speed: options.speed };
  }

  /** Starts a server and waits until it is ready. Throws with its words when it does not get so far. */
  static async start(options: ServerOptions = {}): Promise<ServerProcess> {
    const dataDir = options.dataDir ?? mkdtempSync(path.join(tmpdir(), 'hub-system-'));
    const server = new ServerProcess(options.port ?? (await freePort()), dataDir, options);
    await server.restart();
    return server;
  }

  /** The time that the server believes it is, in ms since 1970. */
  get now(): number {
    return this.#course === undefined ? Date.now() : timeAt(this.#course, Date.now());
  }

  /** How long the last start took, in ms. */
  get startedInMs(): number {
    return this.#startedInMs;
  }

  get isRunning(): boolean {
    return this.#child !== undefined;
  }

  get pid(): number {
    const pid = this.#child?.pid;
    if (pid === undefined) throw new Error('the server does not run');
    return pid;
  }

  /**
   * Starts the process again, over the same data and on the same port. `downMs` is how much of the server's time has
   * gone by since it ended; without it as much as of the real one.
   */
  async restart(downMs?: number): Promise<void> {
    const { built, databaseUrl, variables, preload } = this.#options;
    const from = performance.now();
    this.#planTime(downMs);
    const program = built === undefined ? [MAIN] : [built];
    const loaded = [
      ...(this.#course === undefined ? [] : [FAST_TIME]),
      ...(preload === undefined ? [] : [preload]),
    ];
    const imports = loaded.flatMap((file) => ['--import', file]);
    const child = spawn(process.execPath, [...startFlags(), ...imports, ...program], {
      env: {
        PATH: process.env['PATH'],
        PORT: String(this.port),
        DATA_DIR: this.dataDir,
        CONTENT_URL: '',
        TRUST_PROXY: '1',
        LOG_LEVEL: 'warn',
        ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
        ...(this.#course !== undefined && { [COURSE_VARIABLE]: JSON.stringify(this.#course) }),
        ...variables,
      },
      stdio: ['ignore', 'pipe', 'pipe', ...(loaded.length === 0 ? [] : (['ipc'] as const))],
    });
    this.#child = child;
    this.#listen(child);
    await untilReady(child, () => this.log);
    this.#startedInMs = performance.now() - from;
    this.setCourse({ from: this.now, wall: Date.now() });
  }

  /** Lets the server's time go on from another moment, or at another speed. Only where a speed was given at the start. */
  setCourse(change: Partial<Course>): void {
    if (this.#course === undefined) return;
    this.#course = { ...this.#course, from: this.now, wall: Date.now(), ...change };
    if (this.#child?.connected === true) this.#child.send(this.#course);
  }

  /** What the module that was loaded before the server answers to a question. */
  async ask(question: string): Promise<unknown> {
    const child = this.#child;
    if (child?.connected !== true) throw new Error('the server cannot be asked');
    const answered = once(child, 'message');
    child.send(question);
    const [answer] = (await answered) as [unknown];
    return answer;
  }

  /** While it starts, its time goes as the real one does. */
  #planTime(downMs: number | undefined): void {
    if (this.#course === undefined) return;
    const now = this.#course.from + (downMs ?? Date.now() - this.#course.wall);
    this.#course = { ...this.#course, from: now + START_LIMIT_MS, wall: Date.now() + START_LIMIT_MS };
  }

  #listen(child: ChildProcess): void {
    if (child.stderr === null) return;
    createInterface({ input: child.stderr }).on('line', (text) => {
      const line = readLine(text);
      this.log.push(line);
      if (this.log.length > KEPT_LINES) this.log.shift();
      this.#options.onLog?.(line);
    });
  }

  /** Ends the process as a host does; resolves to its exit code. */
  async stop(): Promise<number | null> {
    return this.#end('SIGTERM');
  }

  /** Ends the process in the middle of whatever it does. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL');
  }

  async #end(signal: NodeJS.Signals): Promise<number | null> {
    const child = this.#child;
    if (child === undefined) return null;
    const ended = child.exitCode === null && child.signalCode === null ? once(child, 'exit') : undefined;
    child.kill(signal);
    await ended;
    if (this.#course !== undefined) this.#course = { ...this.#course, from: this.now, wall: Date.now() };
    this.#child = undefined;
    return child.exitCode;
  }

  /** Kills the process if it runs, and removes its data unless somebody else's folder was given. */
  async remove(): Promise<void> {
    await this.kill();
    if (this.#options.dataDir === undefined) rmSync(this.dataDir, { recursive: true, force: true });
  }
}

function readLine(text: string): LogLine {
  try {
    return JSON.parse(text) as LogLine;
  } catch {
    return { msg: text };
  }
}

/** Resolves with the line that says so; rejects when the process ends before, or takes too long. */
function untilReady(child: ChildProcess, log: () => readonly LogLine[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = (why: string): void => {
      clearTimeout(limit);
      const words = log()
        .slice(-5)
        .map((line) => JSON.stringify(line));
      reject(new Error(`The server did not start: ${why}\n${words.join('\n')}`));
    };
    const limit = setTimeout(() => {
      child.kill('SIGKILL');
      fail('it took too long');
    }, START_LIMIT_MS);
    child.once('close', (code, signal) => fail(`it ended with ${code ?? signal}`));
    child.stdout?.on('data', (chunk: Buffer) => {
      if (!chunk.toString().includes('is ready')) return;
      clearTimeout(limit);
      resolve();
    });
  });
}

/** A port of the loopback that nobody listens on. */
export async function freePort(): Promise<number> {
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
