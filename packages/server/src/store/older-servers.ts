import { setTimeout as delay } from 'node:timers/promises';
import { PRODUCT_NAME } from '@hub/protocol/product';
import { type Kysely, sql } from 'kysely';
import { nodeSecrets } from './migrations/018-node-secrets.ts';
import { migrations } from './migrations/migrations.ts';
import type { Tables } from './schema.ts';

/** From this version of the schema on every server stands in the table of nodes. */
const FIRST_REGISTERED = migrations.indexOf(nodeSecrets) + 1;
/** A server's pool closes connections that are idle for ten seconds, so those of a living one are younger. */
const LONGEST_IDLE = '12 seconds';
/** The sessions of a server that has just ended may still be there at the first looks. */
const LOOKS = 10;
const LOOK_EVERY_MS = 100;

/** The name that the address or the environment gives to the sessions of a server; those of older versions have no other. */
const givenName = (url: string): string =>
  new URL(url).searchParams.get('application_name') ?? process.env['PGAPPNAME'] ?? '';

/** The address with a name for the sessions by which servers of this version recognise each other. */
export function withSessionName(url: string): string {
  const named = new URL(url);
  named.searchParams.set('application_name', `${PRODUCT_NAME} ${givenName(url)}`.trim());
  return named.href;
}

/**
 * Throws when the database is to be upgraded while a server of a version that did not register itself seems to use it: while
 * sessions of the same user have the name that such a server has, and have just been used. Nodes of those versions can be
 * seen in their table, and may be replaced one after the other.
 */
export async function refuseOlderServer(db: Kysely<Tables>, url: string): Promise<void> {
  const name = givenName(url);
  for (let look = 1; ; look += 1) {
    const sessions = (await mayHaveOlderServer(db)) ? await sessionsNamed(db, name) : 0;
    if (sessions === 0) return;
    if (look === LOOKS)
      throw new Error(
        `a server of an older version seems to use it (sessions of this user that are in use: ${sessions}). Stop it first.`,
      );
    await delay(LOOK_EVERY_MS);
  }
}

async function mayHaveOlderServer(db: Kysely<Tables>): Promise<boolean> {
  const { rows: tables } = await sql<{ hub: string | null; nodes: string | null }>`
    select to_regclass('schema_migration') as hub, to_regclass('node_lease') as nodes`.execute(db);
  if (tables[0]?.hub == null) return false;
  const { rows } = await sql<{ version: number | null }>`
    select max(version) as version from schema_migration`.execute(db);
  if ((rows[0]?.version ?? FIRST_REGISTERED) >= FIRST_REGISTERED) return false;
  if (tables[0].nodes === null) return true;
  const { rows: nodes } = await sql`select from node_lease
    where lease_until > extract(epoch from clock_timestamp()) * 1000`.execute(db);
  return nodes.length === 0;
}

/** Connection poolers that drop the own name show sessions of which nothing can be told. */
async function sessionsNamed(db: Kysely<Tables>, name: string): Promise<number> {
  const { rows } = await sql<{ sessions: number }>`
    select count(*) as sessions from pg_stat_activity
    where datname = current_database() and usename = current_user and backend_type = 'client backend'
      and pid <> pg_backend_pid() and application_name = ${name}
      and current_setting('application_name') <> ${name}
      and (state <> 'idle' or state_change > clock_timestamp() - ${LONGEST_IDLE}::interval)`.execute(db);
  return rows[0]?.sessions ?? 0;
}
