import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Engine } from '@hub/server/store/engine.ts';
import type { Migration } from '@hub/server/store/migrations/migration.ts';
import { migrations } from '@hub/server/store/migrations/migrations.ts';
import { openPostgres } from '@hub/server/store/postgres.ts';
import { openSqlite } from '@hub/server/store/sqlite.ts';
import { testDatabases } from '@hub/server/store/testing/test-databases.ts';
import { pino } from 'pino';
import { afterEach, beforeEach } from 'vitest';
import { fillEveryTable } from '../../testing/table-rows.ts';
import { openEmpty } from '../target.ts';

const logger = pino({ level: 'silent' });

/** Sets up a data folder and an empty PostgreSQL database for each test, and closes what the test opened. */
export function moveFixture(): MoveFixture {
  const fixture = new MoveFixture();
  beforeEach(() => fixture.begin());
  afterEach(() => fixture.end());
  return fixture;
}

class MoveFixture {
  readonly #databases = testDatabases();
  #folder = '';
  #databaseUrl = '';
  readonly #closing: (() => unknown)[] = [];

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
    this.#databaseUrl = await this.#databases.createEmpty();
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
