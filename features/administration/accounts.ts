import type { AccountId } from '@hub/engine/wire/ids';
import type { Hub, Tx } from '@hub/server/hub.ts';
import { countRows } from '@hub/server/store/count-rows.ts';
import { isSqlite } from '@hub/server/store/dialect.ts';
import { sql } from 'kysely';
import type { Ask } from '../offers.ts';
import { summaries, toSummary } from './account-summaries.ts';
import { idleGuests } from './idle-guests.ts';
import { isNamed } from './lists.ts';

export type AccountSearch = {
  /** Part of a name in any case, or a whole player id; undefined for all accounts. */
  readonly text: string | undefined;
  readonly onlyDeleted: boolean;
  readonly limit: number;
  readonly offset: number;
};

/** Which guests the host means. At least one field must be defined. */
export type GuestFilter = {
  /** Created from the same address as this account, in the time for which addresses are kept. */
  readonly sameAddressAs: AccountId | undefined;
  /** Created at that time (ms since 1970) or later. */
  readonly createdSince: number | undefined;
};

/** Maximum number of accounts returned for one name. */
const MAX_SAME_NAME = 10;

/** Waits for what others are writing for the account, and holds it until the transaction ends. SQLite has one writer. */
export async function lockAccount(tx: Tx, account: AccountId): Promise<void> {
  if (!isSqlite(tx)) await sql`select 1 from account where id = ${account} for update`.execute(tx);
}

/** Accounts as the command line lists them. */
export const accounts = ({ db }: Hub, ask: Ask<'reports'>) => {
  return {
    /** Newest accounts first. */
    async list({ text, onlyDeleted, limit, offset }: AccountSearch) {
      const deleted = onlyDeleted ? sql<boolean>`account.soft_deleted_at is not null` : sql<boolean>`1 = 1`;
      const found = text === undefined ? deleted : sql<boolean>`${deleted} and ${isNamed(text)}`;
      const [rows, total] = await Promise.all([
        summaries(db)
          .where(found)
          .orderBy('account.createdAt', 'desc')
          .orderBy('account.id', 'desc')
          .limit(limit)
          .offset(offset)
          .execute(),
        countRows(db.selectFrom('account').where(found)),
      ]);
      return { accounts: rows.map(toSummary), total };
    },
    /** The account with this account or player id, else accounts with exactly this name, newest first, at most ten. */
    async find(idOrName: string) {
      const byId = await summaries(db)
        .where((of) =>
          of.or([of('account.id', '=', idOrName as AccountId), of(sql`account.player_id`, '=', idOrName)]),
        )
        .execute();
      if (byId.length > 0) return byId.map(toSummary);
      const named = await summaries(db)
        .where('account.name', '=', idOrName)
        .orderBy('account.createdAt', 'desc')
        .limit(MAX_SAME_NAME)
        .execute();
      return named.map(toSummary);
    },
    /** Open accounts without a linked sign-in, newest first. */
    async guests({ sameAddressAs, createdSince }: GuestFilter) {
      let guests = summaries(db)
        .where('account.softDeletedAt', 'is', null)
        .where('identity.subject', 'is', null);
      if (createdSince !== undefined) guests = guests.where('account.createdAt', '>=', createdSince);
      if (sameAddressAs !== undefined)
        guests = guests.where('account.id', 'in', (of) =>
          of
            .selectFrom('guestAddress as other')
            .innerJoin('guestAddress as known', 'known.digest', 'other.digest')
            .select('other.accountId')
            .where('known.accountId', '=', sameAddressAs),
        );
      return (await guests.orderBy('account.createdAt', 'desc').execute()).map(toSummary);
    },
    /** Open guests created before that time (ms since 1970) of whom nothing would be missed. */
    async idleGuests(before: number) {
      return (await idleGuests(db, ask()).where('account.createdAt', '<', before).execute()).map(toSummary);
    },
    /**
     * Looks at that many accounts in the order of their ids, and returns the idle guests among them that were created before
     * the time, and the last account; undefined after the last one.
     */
    async idleGuestsAfter(after: AccountId, before: number, limit: number) {
      const page = await db
        .selectFrom('account')
        .select('id')
        .where('id', '>', after)
        .orderBy('id')
        .limit(limit)
        .execute();
      const last = page.at(-1)?.id;
      if (last === undefined) return { guests: [], last };
      const idle = idleGuests(db, ask())
        .where('account.id', '>', after)
        .where('account.id', '<=', last)
        .where('account.createdAt', '<', before);
      return { guests: (await idle.execute()).map(toSummary), last };
    },
    /** Accounts that the host closed at exactly that time (ms since 1970). */
    async closedAt(at: number) {
      const closed = summaries(db)
        .where('account.softDeletedAt', '=', at)
        .where('account.eraseAt', 'is', null);
      return (await closed.execute()).map(toSummary);
    },
  };
};
