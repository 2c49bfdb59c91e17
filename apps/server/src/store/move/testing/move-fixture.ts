import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import type { Engine } from '../../engine.ts';
import type { Migration } from '../../migrations/migration.ts';
import { migrations } from '../../migrations/migrations.ts';
import { openPostgres } from '../../postgres.ts';
import { openSqlite } from '../../sqlite.ts';
import { type PostgresServer, startPostgres } from '../../testing/postgres-server.ts';
import { fillEveryTable } from '../../testing/table-rows.ts';
import { openEmpty } from '../target.ts';

const logger = pino({ level: 'silent' });

/** Sets up a data folder and an empty PostgreSQL database for each test, and closes what the test opened. */
export function moveFixture(): MoveFixture {
  const fixture = new MoveFixture();
  beforeAll(() => fixture.startServer(), 60_000);
  beforeEach(() => fixture.begin());
  afterEach(() => fixture.end());
  afterAll(() => fixture.stopServer(), 60_000);
  return fixture;
}

class MoveFixture {
  #server: PostgresServer | undefined;
  #folder = '';
  #databaseUrl = '';
  readonly #closing: (() => unknown)[] = [];

  async startServer(): Promise<void> {
    this.#server = await startPostgres();
  }

  async stopServer(): Promise<void> {
    await this.#server?.stop();
  }

  async begin(): Promise<void> {
    this.#folder = mkdtempSync(path.join(tmpdir(), 'hub-move-'));
    await this.renewDatabase();
  }

  /** Closes everything that was opened and removes the folder. */
  async end(): Promise<void> {
    for (const close of this.#closing.splice(0)) await close();
    rmSync(this.#folder, { recursive: true, force: true });
  }

  /** The SQLite file in the data folder. */
  get file(): string {
    return path.join(this.#folder, 'hub.sqlite');
  }

  /** Replaces the target by a new, empty database. */
  async renewDatabase(): Promise<void> {
    if (this.#server === undefined) throw new Error('the server has not been started');
    this.#databaseUrl = await this.#server.createDatabase();
  }

  source(): DatabaseSync {
    const database = new DatabaseSync(this.file);
    this.#closing.push(() => database.close());
    return database;
  }

  /** Opens the source with rows in every table. */
  async filled(steps: readonly Migration[] = migrations): Promise<DatabaseSync> {
    const engine = await openSqlite(this.file, steps);
    await fillEveryTable(engine.db);
    await engine.close();
    return this.source();
  }

  target(open: typeof openEmpty = openEmpty): Promise<Engine> {
    return this.#keep(open({ databaseUrl: this.#databaseUrl, dataDir: this.#folder }, logger));
  }

  /** Opens the target with these migrations, as a server would. */
  migrated(steps: readonly Migration[]): Promise<Engine> {
    return this.#keep(openPostgres(this.#databaseUrl, logger, steps));
  }

  async #keep(opening: Promise<Engine>): Promise<Engine> {
    const engine = await opening;
    this.#closing.push(() => engine.close());
    return engine;
  }
}
