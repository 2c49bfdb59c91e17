import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { startFlags } from '../../bench/start-flags.ts';

/** Starts the server that was built here. */
export const MAIN = path.resolve(import.meta.dirname, '../../apps/server/dist/hub.cjs');
const START_LIMIT_MS = 20_000;

/** A real server process on a port and in a data folder of its own. */
export class Hub {
  readonly url: string;
  readonly dataDir: string;
  readonly #port: number;
  readonly #env: Record<string, string>;
  #process: ChildProcess | undefined;
  #stderr = '';

  private constructor(port: number, env: Record<string, string>) {
    this.#port = port;
    this.#env = env;
    this.url = `http://127.0.0.1:${port}`;
    this.dataDir = mkdtempSync(path.join(tmpdir(), 'hub-e2e-'));
  }

  /** Starts the built server; pictures from the public content network stay off unless `env` says otherwise. */
  static async start(env: Record<string, string> = {}, main = MAIN): Promise<Hub> {
    const hub = new Hub(await freePort(), env);
    await hub.restart(main);
    return hub;
  }

  /** Starts the process again over the same data, of another build if one is given. */
  async restart(main = MAIN): Promise<void> {
    this.#stderr = '';
    this.#process = spawn(process.execPath, [...startFlags(), main], {
      env: {
        PATH: process.env['PATH'],
        PORT: String(this.#port),
        DATA_DIR: this.dataDir,
        CONTENT_URL: '',
        TRUST_PROXY: '1',
        ...this.#env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#process.stderr?.on('data', (chunk: Buffer) => {
      this.#stderr += chunk.toString();
    });
    await this.#untilHealthy();
  }

  async #untilHealthy(): Promise<void> {
    const limit = Date.now() + START_LIMIT_MS;
    while (Date.now() < limit) {
      const healthy = await fetch(`${this.url}/api/health`).then(
        (reply) => reply.ok,
        () => false,
      );
      if (healthy) return;
      if (this.#process?.exitCode !== null) break;
      await sleep(25);
    }
    throw new Error(`The server did not start.\n${this.#stderr}`);
  }

  /** Ends the process at once, as a crash would. */
  async crash(): Promise<void> {
    await this.#end('SIGKILL');
  }

  /** Stops the process as a deploy does; answers with how long it took (ms) and its exit code. */
  async drain(): Promise<{ readonly ms: number; readonly code: number | null | undefined }> {
    const running = this.#process;
    const from = performance.now();
    await this.#end('SIGTERM');
    return { ms: performance.now() - from, code: running?.exitCode };
  }

  /** Stops the process as a host would, and removes its data. */
  async stop(): Promise<void> {
    await this.#end('SIGTERM');
    rmSync(this.dataDir, { recursive: true, force: true });
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const running = this.#process;
    this.#process = undefined;
    if (running === undefined || running.exitCode !== null || running.signalCode !== null) return;
    const exited = once(running, 'exit');
    running.kill(signal);
    await exited;
  }

  /** Id of the champion drawn for today, read from the store: players never get to see it this way. */
  async championOfTodayOnceDrawn(): Promise<string> {
    const limit = Date.now() + START_LIMIT_MS;
    while (Date.now() < limit) {
      const drawn = this.#drawnToday();
      if (drawn !== undefined) return drawn;
      await sleep(50);
    }
    throw new Error('No champion was drawn for today');
  }

  #drawnToday(): string | undefined {
    const database = new DatabaseSync(path.join(this.dataDir, 'hub.sqlite'), { readOnly: true });
    try {
      const today = new Date().toISOString().slice(0, 10);
      const row = database.prepare('select champion_id from daily_puzzle where day = ?').get(today);
      return row === undefined ? undefined : String(row['champion_id']);
    } finally {
      database.close();
    }
  }
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}
