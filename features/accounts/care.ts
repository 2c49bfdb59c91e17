import { DAY_MS } from '@hub/engine/wire/days';
import type { AccountId } from '@hub/engine/wire/ids';
import { ERASE_AFTER_DAYS } from '@hub/engine/wire/limits';
import type { Identify } from '@hub/server/http/caller.ts';
import type { Mount } from '@hub/server/http/mount.ts';
import { refuse } from '@hub/server/http/refusal.ts';
import type { Db, Hub } from '@hub/server/hub.ts';
import type { ErasedList } from '@hub/server/platform/erased-list.ts';
import type { Ids } from '@hub/server/platform/ids.ts';
import type { Logger } from '@hub/server/platform/logger.ts';
import { updateListings } from '../leaderboards/listings.ts';
import { exportedOf } from './account-tables.ts';
import { deleteAccount, exportAccount, keepAccount } from './care-calls.ts';
import { eraseAccount, type Pseudonym, pseudonymBy } from './erasure.ts';
import { accountQueries } from './queries.ts';
import type { Tokens } from './tokens.ts';
import { typedNameOf } from './username.ts';

/** How long (ms) the hub remembers from which address a guest was created. */
const GUEST_ADDRESS_MS = 7 * DAY_MS;
/** Whoever is suspended keeps the right to take the data along and to leave. */
const SUSPENDED_TOO = { admits: ['suspended'] } as const;

type Parts = {
  readonly identify: Identify;
  readonly tokens: Tokens;
  readonly erasedList: ErasedList;
  /** Closes the open connections of an account whose tokens were revoked. */
  readonly endSessions: (account: AccountId) => void;
  readonly ids: Ids;
  readonly logger: Logger;
};

/** What owners can do with their accounts: export, delete and keep. */
export type AccountCare = ReturnType<typeof accountCare>;

export const accountCare = (hub: Hub, parts: Parts) => {
  const { db, transaction, clock } = hub;
  const { known } = accountQueries(hub);

  /** Closes an open account for its owner and raises its token version: only a later token can reopen it. */
  const close = (account: AccountId, eraseAt: number): Promise<void> =>
    transaction('power', async (tx) => {
      await tx
        .updateTable('account')
        .set((row) => ({
          softDeletedAt: clock.now(),
          eraseAt,
          tokenVersion: row('tokenVersion', '+', 1),
        }))
        .where('id', '=', account)
        .where('softDeletedAt', 'is', null)
        .execute();
      await updateListings(tx, account);
    });

  /** Reopens a closed account; false when its owner did not close it, the host closed it since, or it is erased. */
  const reopen = (account: AccountId): Promise<boolean> =>
    transaction('power', async (tx) => {
      const opened = await tx
        .updateTable('account')
        .set({ softDeletedAt: null, eraseAt: null })
        .where('id', '=', account)
        .where('eraseAt', 'is not', null)
        .where('erasedAt', 'is', null)
        .returning('id')
        .executeTakeFirst();
      await updateListings(tx, account);
      return opened !== undefined;
    });

  /** Accounts to be erased by now. */
  async function due(): Promise<readonly AccountId[]> {
    const rows = await db
      .selectFrom('account')
      .select('id')
      .where('eraseAt', '<=', clock.now())
      .where('erasedAt', 'is', null)
      .execute();
    return rows.map(({ id }) => id);
  }

  /** Removes personal data, unless the account was kept meanwhile. */
  const erase = (account: AccountId, pseudonym: Pseudonym): Promise<boolean> =>
    transaction('power', async (tx) => {
      const at = clock.now();
      // The owner may have kept it meanwhile.
      const isDue = await tx
        .selectFrom('account')
        .select('id')
        .where('id', '=', account)
        .where('eraseAt', '<=', at)
        .executeTakeFirst();
      return isDue !== undefined && eraseAccount(tx, account, { pseudonym, at, fromTextsOfOthers: false });
    });

  /** Accounts that were closed (by owner or host) or suspended at that time (ms since 1970) or later and still are. */
  async function closedSince(at: number): Promise<readonly AccountId[]> {
    const rows = await db
      .selectFrom('account')
      .select('id')
      .where((of) =>
        of.or([
          of('softDeletedAt', '>=', at),
          of.and([of('suspendedAt', '>=', at), of('suspendedUntil', '>', clock.now())]),
        ]),
      )
      .execute();
    return rows.map(({ id }) => id);
  }

  return {
    close,
    reopen,
    due,
    erase,
    closedSince,
    /**
     * Forgets old addresses, and erases accounts whose grace period is over; returns their number. Failures are logged and
     * retried later.
     */
    async eraseDue(): Promise<number> {
      await db
        .deleteFrom('guestAddress')
        .where('createdAt', '<', clock.now() - GUEST_ADDRESS_MS)
        .execute();
      let erased = 0;
      for (const account of await due()) {
        try {
          if (!(await erase(account, pseudonymBy(parts.ids)))) continue;
          parts.erasedList.add([account]);
          erased += 1;
        } catch (error) {
          parts.logger.error({ err: error }, 'an account could not be erased');
        }
      }
      return erased;
    },
    mount(mount: Mount) {
      mount(
        exportAccount,
        async ({ caller }) => ({
          exportedAt: clock.now(),
          ...(await exportedOf(db, caller.player.accountId)),
        }),
        SUSPENDED_TOO,
      );
      mount(
        deleteAccount,
        async ({ body, caller: { player } }) => {
          if (typedNameOf(body.name) !== player.name) return refuse('name_mismatch');
          const eraseAt = clock.now() + ERASE_AFTER_DAYS * DAY_MS;
          await close(player.accountId, eraseAt);
          parts.endSessions(player.accountId);
          return { eraseAt };
        },
        SUSPENDED_TOO,
      );
      // Tokens from before the deletion are refused.
      mount(keepAccount, async ({ body }) => {
        const identified = await parts.identify(body.token);
        if (!identified.ok) return refuse(identified.code);
        const { player, isDeleted } = identified.caller;
        if (isDeleted && !(await reopen(player.accountId))) return refuse('account_deleted');
        return { token: await parts.tokens.issue(await known(player.accountId)) };
      });
    },
  };
};

/**
 * Compares the accounts with the list of those that were erased: adds what it lacks, and erases again what a restored backup
 * has brought back. Called before players can connect.
 */
export async function eraseAgain(
  db: Db,
  erase: (account: AccountId) => Promise<unknown>,
  list: ErasedList,
): Promise<void> {
  const idsWhere = async (is: 'is' | 'is not') =>
    (await db.selectFrom('account').select('id').where('erasedAt', is, null).execute()).map(({ id }) => id);
  const erased = await idsWhere('is not');
  const known = new Set(list.among(erased));
  list.add(erased.filter((account) => !known.has(account)));
  if (list.size <= erased.length) return;
  for (const account of list.among(await idsWhere('is'))) await erase(account);
}
