import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { ServerProcess } from '../../system-tests/players/server-process.ts';

/** The built server. */
export const MAIN = path.resolve(import.meta.dirname, '../../apps/server/dist/hub.cjs');
const DRAW_LIMIT_MS = 20_000;

/** The built server as a process with its own port and data folder. */
export class Hub {
  readonly url: string;
  readonly dataDir: string;
  readonly #server: ServerProcess;

  private constructor(server: ServerProcess) {
    this.#server = server;
    this.url = server.url;
    this.dataDir = server.dataDir;
  }

  /**
   * Starts a server. It loads no pictures from the public content network unless `variables` sets `CONTENT_URL`. With a
   * `speed` of its clock, the test can move it.
   */
  static async start(
    variables: Readonly<Record<string, string>> = {},
    built = MAIN,
    speed?: number,
  ): Promise<Hub> {
    return new Hub(await ServerProcess.start({ built, variables, speed }));
  }

  /** Lets time pass on the server's clock, which a `speed` has made movable. */
  advance(ms: number): void {
    this.#server.setClock({ from: this.#server.now + ms });
  }

  /** Starts the process again on the same data, optionally another build. */
  restart(built = MAIN): Promise<void> {
    return this.#server.restart({ built });
  }

  /** Kills the process. */
  crash(): Promise<void> {
    return this.#server.kill();
  }

  /** Stops the process as a deploy does; returns the duration in ms and the exit code. */
  async drain(): Promise<{ readonly ms: number; readonly code: number | null }> {
    const from = performance.now();
    const code = await this.#server.stop();
    return { ms: performance.now() - from, code };
  }

  /** Stops the process and removes its data. */
  async stop(): Promise<void> {
    await this.#server.stop();
    await this.#server.remove();
  }

  /** Waits for today's answer of a daily game and returns its id, read from the store: no call reveals it. */
  async answerOfTodayOnceDrawn(mode: string): Promise<string> {
    const limit = Date.now() + DRAW_LIMIT_MS;
    while (Date.now() < limit) {
      const drawn = this.#answerOfToday(mode);
      if (drawn !== undefined) return drawn;
      await sleep(50);
    }
    throw new Error(`${mode}: no answer was drawn for today`);
  }

  #answerOfToday(mode: string): string | undefined {
    const database = new DatabaseSync(path.join(this.dataDir, 'hub.sqlite'), { readOnly: true });
    try {
      const today = new Date().toISOString().slice(0, 10);
      const row = database
        .prepare('select answer_id from daily_answer where mode = ? and day = ?')
        .get(mode, today);
      return row === undefined ? undefined : String(row['answer_id']);
    } finally {
      database.close();
    }
  }
}
