import type { AccountId } from '@hub/engine/wire/ids';
import { NOW } from '@hub/server/nodes/registration.ts';
import { insertAction } from '@hub/server/store/audit-lines.ts';
import { countRows } from '@hub/server/store/count-rows.ts';
import { isSqlite } from '@hub/server/store/dialect.ts';
import type { Engine } from '@hub/server/store/engine.ts';
import type { Tables } from '@hub/server/store/schema.ts';
import { type Expression, type Kysely, type SqlBool, sql } from 'kysely';
import { summaries, toSummary } from '../accounts/account-summaries.ts';
import { eraseAccount } from '../accounts/erasure.ts';
import { idleGuests } from '../accounts/idle-guests.ts';
import { updateListings } from '../leaderboards/listings.ts';
import { addUpLedgers, addUpNextLedgers } from '../ledger/ledger-check.ts';
import { hostActionStore } from './host-actions.ts';
import type { AccountSearch, AdministrationStore, SuspiciousRun } from './ports.ts';

/** Maximum number of accounts returned for one name. */
const MAX_SAME_NAME = 10;

export function administrationStore(engine: Engine): AdministrationStore {
  const { db } = engine;
  return {
    async list(search) {
      const found = matching(search);
      const [accounts, total] = await Promise.all([
        summaries(db)
          .where(found)
          .orderBy('account.created_at', 'desc')
          .orderBy('account.id', 'desc')
          .limit(search.limit)
          .offset(search.offset)
          .execute(),
        countRows(db.selectFrom('account').where(found)),
      ]);
      return { accounts: accounts.map(toSummary), total };
    },
    async find(idOrName) {
      const byId = await summaries(db)
        .where((of) =>
          of.or([of('account.id', '=', idOrName as AccountId), of(sql`account.player_id`, '=', idOrName)]),
        )
        .execute();
      if (byId.length > 0) return byId.map(toSummary);
      const named = await summaries(db)
        .where('account.name', '=', idOrName)
        .orderBy('account.created_at', 'desc')
        .limit(MAX_SAME_NAME)
        .execute();
      return named.map(toSummary);
    },
    ...hostActionStore(engine),
    async guests({ sameAddressAs, createdSince }) {
      let guests = summaries(db)
        .where('account.soft_deleted_at', 'is', null)
        .where('identity.subject', 'is', null);
      if (createdSince !== undefined) guests = guests.where('account.created_at', '>=', createdSince);
      if (sameAddressAs !== undefined)
        guests = guests.where('account.id', 'in', (of) =>
          of
            .selectFrom('guest_address as other')
            .innerJoin('guest_address as known', 'known.digest', 'other.digest')
            .select('other.account_id')
            .where('known.account_id', '=', sameAddressAs),
        );
      return (await guests.orderBy('account.created_at', 'desc').execute()).map(toSummary);
    },
    async idleGuests(before) {
      return (await idleGuests(db).where('account.created_at', '<', before).execute()).map(toSummary);
    },
    pruneGuest: (account, pseudonym, action) =>
      db.transaction().execute(async (tx) => {
        // Waits for what is being written for the account, so that the next query sees it. SQLite has one writer.
        if (!isSqlite(tx)) await sql`select 1 from account where id = ${account} for update`.execute(tx);
        const idle = await idleGuests(tx).where('account.id', '=', account).execute();
        if (idle.length === 0) return false;
        await insertAction(tx, action);
        return eraseAccount(tx, account, { pseudonym, at: action.at, fromTextsOfOthers: false });
      }),
    databaseTime: () => databaseTime(db),
    health: async (now) => ({ ...(await agesOf(db, now)), ...(await addUpLedgers(db)) }),
    ages: (now) => agesOf(db, now),
    nextLedgers: (after, entries) => addUpNextLedgers(db, after, entries),
    async nodes() {
      const rows = await db
        .selectFrom('node')
        .innerJoin('node_lease', 'node_lease.node', 'node.id')
        .select(['node.id', 'node.build', 'node.state', 'node.secret_hash as secretHash'])
        .select(sql<number | string>`node_lease.lease_until - ${sql.raw(NOW)}`.as('leaseLeftMs'))
        .where('node.state', '<>', 'gone')
        .orderBy('node.id')
        .execute();
      return rows.map((row) => ({ ...row, leaseLeftMs: Number(row.leaseLeftMs) }));
    },
    async closedAt(at) {
      const closed = summaries(db)
        .where('account.soft_deleted_at', '=', at)
        .where('account.erase_at', 'is', null);
      return (await closed.execute()).map(toSummary);
    },
    async softDelete(account, at, action) {
      const deleted = await db.transaction().execute(async (tx) => {
        const { numUpdatedRows } = await tx
          .updateTable('account')
          .set({ soft_deleted_at: at, erase_at: null })
          .where('id', '=', account)
          .where((of) => of.or([of('soft_deleted_at', 'is', null), of('erase_at', 'is not', null)]))
          .where('erased_at', 'is', null)
          .executeTakeFirstOrThrow();
        await updateListings(tx, account);
        if (action && Number(numUpdatedRows) === 1) await insertAction(tx, action);
        return numUpdatedRows;
      });
      return Number(deleted) === 1 ? 'deleted' : 'already_deleted';
    },
    async restore(account, action) {
      const restored = await db.transaction().execute(async (tx) => {
        const { numUpdatedRows } = await tx
          .updateTable('account')
          .set({ soft_deleted_at: null, erase_at: null })
          .where('id', '=', account)
          .where('soft_deleted_at', 'is not', null)
          .where('erased_at', 'is', null)
          .executeTakeFirstOrThrow();
        await updateListings(tx, account);
        if (action && Number(numUpdatedRows) === 1) await insertAction(tx, action);
        return numUpdatedRows;
      });
      if (Number(restored) === 1) return 'restored';
      const [summary] = await summaries(db).where('account.id', '=', account).execute();
      return summary?.erased_at == null ? 'not_deleted' : 'erased';
    },
    async suspiciousRuns(limit, offset) {
      const rows = await db
        .selectFrom('suspicious_run as run')
        .innerJoin('account', 'account.id', 'run.account_id')
        .innerJoin('match', 'match.id', 'run.match_id')
        .innerJoin('match_player as player', (on) =>
          on.onRef('player.match_id', '=', 'run.match_id').onRef('player.account_id', '=', 'run.account_id'),
        )
        .select(['account.player_id as playerId', 'account.name', 'match.game', 'match.mode', 'player.score'])
        .select(['run.reason', 'run.figures', 'run.finished_at as finishedAt'])
        .orderBy('run.finished_at', 'desc')
        .orderBy('run.match_id', 'desc')
        .orderBy('player.seat')
        .limit(limit)
        .offset(offset)
        .execute();
      return rows.map((row) => ({ ...row, figures: figuresIn(row.figures) }));
    },
    suspiciousRunCount: () => countRows(db.selectFrom('suspicious_run')),
  };
}

/** Milliseconds since 1970; undefined for SQLite, which has no clock of its own. */
async function databaseTime(db: Kysely<Tables>): Promise<number | undefined> {
  if (isSqlite(db)) return undefined;
  const { rows } = await sql<{ at: number | string }>`select ${sql.raw(NOW)} as at`.execute(db);
  return rows[0] && Number(rows[0].at);
}

async function agesOf(db: Kysely<Tables>, now: number) {
  const accounts = await db
    .selectFrom('account')
    .select((of) => of.fn.min<number | string | null>('created_at').as('first'))
    .select((of) => of.fn.max<number | string | null>('created_at').as('last'))
    .executeTakeFirstOrThrow();
  const acts = await db
    .selectFrom('host_action')
    .select((of) => of.fn.max<number | string | null>('created_at').as('last'))
    .executeTakeFirstOrThrow();
  const at = await databaseTime(db);
  const oldestAt = accounts.first === null ? undefined : Number(accounts.first);
  const newestAt = oldestAt && Math.max(Number(accounts.last), Number(acts.last ?? 0));
  return { skewMs: at && now - at, oldestAt, newestAt };
}

const figuresIn = (json: string): SuspiciousRun['figures'] => JSON.parse(json) as SuspiciousRun['figures'];

function matching({ text, onlyDeleted }: AccountSearch): Expression<SqlBool> {
  const deleted = onlyDeleted ? sql<SqlBool>`account.soft_deleted_at is not null` : sql<SqlBool>`1 = 1`;
  if (text === undefined) return deleted;
  const pattern = `%${text.toLowerCase().replaceAll(/[\\%_]/g, '\\$&')}%`;
  return sql<SqlBool>`${deleted} and (account.player_id = ${text} or lower(account.name) like ${pattern} escape '\\')`;
}
