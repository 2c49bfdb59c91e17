import { randomBytes } from 'node:crypto';
import type { Player } from '@hub/engine/binding/player';
import { DAY_MS } from '@hub/engine/wire/days';
import type { AccountId } from '@hub/engine/wire/ids';
import { ERASE_AFTER_DAYS } from '@hub/engine/wire/limits';
import type { Identify, IdentityRefusal } from '@hub/server/http/caller.ts';
import type { Clock } from '@hub/server/platform/clock.ts';
import type { ErasedList } from '@hub/server/platform/erased-list.ts';
import type { Ids } from '@hub/server/platform/ids.ts';
import type { Logger } from '@hub/server/platform/logger.ts';
import type { AccountExport } from './care-calls.ts';
import { GUEST_ADDRESS_MS } from './guest-address.ts';
import type { AccountCareStore, AccountStore, EndSessions, Pseudonym } from './ports.ts';
import type { Tokens } from './tokens.ts';
import { typedNameOf } from './typed-name.ts';

type AccountCareDeps = {
  readonly accounts: AccountStore;
  readonly care: AccountCareStore;
  readonly erasedList: ErasedList;
  readonly identify: Identify;
  readonly tokens: Tokens;
  readonly endSessions: EndSessions;
  readonly ids: Ids;
  readonly clock: Clock;
  readonly logger: Logger;
};

/** What owners can do with their accounts: export, delete and keep. */
export type AccountCare = {
  exportOf(player: Player): Promise<AccountExport>;
  /** Closes the account at once; it is erased after the grace period. The typed name must match the account's name. */
  remove(
    player: Player,
    typedName: string,
  ): Promise<
    { readonly ok: true; readonly eraseAt: number } | { readonly ok: false; readonly code: 'name_mismatch' }
  >;
  /** Reopens the account of this token and issues a new token. Tokens from before the deletion are refused. */
  keep(
    token: string,
  ): Promise<
    { readonly ok: true; readonly token: string } | { readonly ok: false; readonly code: IdentityRefusal }
  >;
  /** Forgets old addresses, and erases accounts whose grace period is over; returns the number of accounts; failures are logged and retried later. */
  eraseDue(): Promise<number>;
};

export function createAccountCare(deps: AccountCareDeps): AccountCare {
  const { accounts, care, tokens, clock } = deps;
  return {
    exportOf: async ({ accountId }) => ({ exportedAt: clock.now(), ...(await care.exportOf(accountId)) }),
    async remove({ accountId, name }, typedName) {
      if (typedNameOf(typedName) !== name) return { ok: false, code: 'name_mismatch' };
      const eraseAt = clock.now() + ERASE_AFTER_DAYS * DAY_MS;
      await care.close(accountId, clock.now(), eraseAt);
      deps.endSessions(accountId);
      return { ok: true, eraseAt };
    },
    async keep(token) {
      const identified = await deps.identify(token);
      if (!identified.ok) return identified;
      const { player, isDeleted } = identified.caller;
      if (isDeleted && !(await care.reopen(player.accountId))) return { ok: false, code: 'account_deleted' };
      const stored = await accounts.byId(player.accountId);
      if (stored === undefined) throw new Error('the reopened account does not exist');
      return { ok: true, token: await tokens.issue(stored) };
    },
    eraseDue: () => eraseDue(deps),
  };
}

async function eraseDue({ care, erasedList, ids, clock, logger }: AccountCareDeps): Promise<number> {
  await care.forgetAddresses(clock.now() - GUEST_ADDRESS_MS);
  let erased = 0;
  for (const account of await care.due(clock.now())) {
    try {
      if (!(await care.erase(account, pseudonymBy(ids), clock.now()))) continue;
      erasedList.add([account]);
      erased += 1;
    } catch (error) {
      logger.error({ err: error }, 'an account could not be erased');
    }
  }
  return erased;
}

/** A random name, so that two erased players of one match stay distinguishable. */
export const pseudonymBy = (ids: Ids): Pseudonym => ({
  name: `Gone ${randomBytes(3).toString('hex')}`,
  playerId: ids.playerId(),
});

/**
 * Compares the accounts with the list of those that were erased: adds what it lacks, and erases again what a restored backup
 * has brought back. Called before players can connect; returns the number of accounts.
 */
export async function eraseAgain(
  care: Pick<AccountCareStore, 'erasedAccounts' | 'keptAccounts'>,
  erase: (account: AccountId) => Promise<unknown>,
  list: ErasedList,
): Promise<number> {
  const erased = await care.erasedAccounts();
  const known = new Set(list.among(erased));
  list.add(erased.filter((account) => !known.has(account)));
  if (list.size <= erased.length) return 0;
  const back = list.among(await care.keptAccounts());
  for (const account of back) await erase(account);
  return back.length;
}
