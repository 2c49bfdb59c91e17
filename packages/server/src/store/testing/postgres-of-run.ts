import { pino } from 'pino';
import type { TestProject } from 'vitest/node';
import { openPostgres } from '../postgres.ts';
import { type PostgresServer, startPostgres } from './postgres-server.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Address of the database with the newest schema and no rows that test databases are copied from. */
    databaseTemplate: string;
  }
}

let server: PostgresServer;

/** Starts the PostgreSQL that all test files of a run share. */
export async function setup({ provide }: TestProject): Promise<void> {
  server = await startPostgres(['max_connections=400']);
  const template = await server.createDatabase();
  await (await openPostgres(template, pino({ level: 'silent' }))).close();
  provide('databaseTemplate', template);
}

export const teardown = (): Promise<void> => server.stop();
