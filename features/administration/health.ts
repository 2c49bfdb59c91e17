import type { AccountId } from '@hub/engine/wire/ids';
import type { Hub } from '@hub/server/hub.ts';
import { NOW } from '@hub/server/nodes/registration.ts';
import { isSqlite } from '@hub/server/store/dialect.ts';
import { sql } from 'kysely';
import { addUpLedgers, addUpNextLedgers } from '../ledger/ledger-check.ts';

/** Figures for a check of the whole. */
export const health = ({ db }: Hub) => {
  /** The database's clock, ms since 1970; undefined for SQLite, which has none. */
  async function databaseTime() {
    if (isSqlite(db)) return undefined;
    const { rows } = await sql<{ at: number | string }>`select ${sql.raw(NOW)} as at`.execute(db);
    return rows[0] && Number(rows[0].at);
  }
  /** The database's clock against this one's, and the first and the newest time that is stored (ms since 1970). */
  async function ages(now: number) {
    const accounts = await db
      .selectFrom('account')
      .select((of) => of.fn.min<number | string | null>('createdAt').as('first'))
      .select((of) => of.fn.max<number | string | null>('createdAt').as('last'))
      .executeTakeFirstOrThrow();
    const actions = await db
      .selectFrom('hostAction')
      .select((of) => of.fn.max<number | string | null>('createdAt').as('last'))
      .executeTakeFirstOrThrow();
    const at = await databaseTime();
    const oldestAt = accounts.first === null ? undefined : Number(accounts.first);
    const newestAt = oldestAt && Math.max(Number(accounts.last), Number(actions.last ?? 0));
    return { skewMs: at && now - at, oldestAt, newestAt };
  }
  return {
    databaseTime,
    ages,
    /** The same with the sum of all balances, which takes long. */
    health: async (now: number) => ({ ...(await ages(now)), ...(await addUpLedgers(db)) }),
    /** Adds up the ledgers of the next accounts by id, with about as many entries; `last` is undefined when these are all. */
    nextLedgers: (after: AccountId, entries: number) => addUpNextLedgers(db, after, entries),
    /** Servers that are registered in a PostgreSQL; `leaseLeftMs` by the database's clock. `secretHash`: null for a server that is alone. */
    async nodes() {
      const rows = await db
        .selectFrom('node')
        .innerJoin('nodeLease', 'nodeLease.node', 'node.id')
        .select(['node.id', 'node.build', 'node.state', 'node.secretHash'])
        .select(sql<number | string>`node_lease.lease_until - ${sql.raw(NOW)}`.as('leaseLeftMs'))
        .where('node.state', '<>', 'gone')
        .orderBy('node.id')
        .execute();
      return rows.map((row) => ({ ...row, leaseLeftMs: Number(row.leaseLeftMs) }));
    },
  };
};
