import type { AccountId } from '@hub/engine/wire/ids';
import type { Engine } from '@hub/server/store/engine.ts';
import type { Tables } from '@hub/server/store/schema.ts';
import type { Kysely } from 'kysely';
import type { IdentityStore } from './ports.ts';
import { GOOGLE, insertAccount, mayCreate } from './store.ts';

export const identityStore = (engine: Engine): IdentityStore => ({
  accountOf: (subject) => accountOf(engine.db, subject),
  link: (account, subject, at) =>
    engine.transaction('power', async (tx) => {
      if (await insertLink(tx, account, subject, at)) return 'linked';
      const owner = await accountOf(tx, subject);
      if (owner === account) return 'linked';
      return owner === undefined ? 'other' : 'taken';
    }),
  createLinked: async (account, subject) => {
    try {
      return await engine.transaction('power', async (tx) => {
        if (!(await mayCreate(tx, account))) throw new NotInvited();
        await insertAccount(tx, account);
        if (!(await insertLink(tx, account.id, subject, account.createdAt))) throw new SubjectTaken();
        return 'created' as const;
      });
    } catch (error) {
      if (error instanceof SubjectTaken) return 'taken';
      if (error instanceof NotInvited) return 'not_invited';
      throw error;
    }
  },
});

/** Thrown to roll back the transaction. */
class SubjectTaken extends Error {
  override readonly name = 'SubjectTaken';
}

/** Thrown to roll back the transaction. */
class NotInvited extends Error {
  override readonly name = 'NotInvited';
}

/** Returns false when the account or the subject is linked already. */
async function insertLink(
  tx: Kysely<Tables>,
  account: AccountId,
  subject: string,
  at: number,
): Promise<boolean> {
  const inserted = await tx
    .insertInto('identity')
    .values({ provider: GOOGLE, subject, account_id: account, linked_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .returning('subject')
    .executeTakeFirst();
  return inserted !== undefined;
}

async function accountOf(db: Kysely<Tables>, subject: string): Promise<AccountId | undefined> {
  const row = await db
    .selectFrom('identity')
    .select('account_id')
    .where('provider', '=', GOOGLE)
    .where('subject', '=', subject)
    .executeTakeFirst();
  return row?.account_id;
}
