import { LruCache } from '@hub/engine/binding/lru-cache';
import { toInventoryItemType } from '@hub/protocol/cosmetics';
import {
  accountById,
  accountItems,
  currentBlueEssence,
  dismissNotice,
  keepLanguage,
  ownAccount,
  ownedItems,
} from '@hub/protocol/http/accounts';
import { accountsCount, createAccount } from '@hub/protocol/http/joining';
import type { Mount } from '@hub/server/http/mount.ts';
import { refuse } from '@hub/server/http/refusal.ts';
import type { Leagues } from '../leagues/server.ts';
import type { Ledger } from '../ledger/server.ts';
import type { Shop } from '../shop/server.ts';
import { isPlayed, type TrialsArea } from '../trials/mount.ts';
import type { Accounts } from './accounts.ts';

/** Remembered tries to create an account: a page that lost the answer tries again within minutes. */
const MAX_ATTEMPTS = 1_000;

export type AccountsArea = {
  readonly accounts: Accounts;
  readonly ledger: Ledger;
  readonly shop: Shop;
  readonly leagues: Leagues;
} & TrialsArea;

/** Mounts the calls for accounts, balances and owned items. */
export function mountAccounts(mount: Mount, area: AccountsArea): void {
  const { accounts, ledger, shop, leagues } = area;
  const attempts = new LruCache<ReturnType<Accounts['createGuest']>>(MAX_ATTEMPTS);
  mount(createAccount, async ({ body, address }) => {
    const { name, attempt, invitation, trial } = body;
    const key = attempt && `${attempt} ${name}`;
    const create = () => accounts.createGuest(name, address, invitation, isPlayed(area, trial));
    const creation = (key && attempts.get(key)) || create();
    if (key) attempts.set(key, creation);
    const created = await creation.catch((error: unknown) => {
      if (key) attempts.delete(key, creation);
      throw error;
    });
    if (created.ok) return { token: created.token };
    if (key) attempts.delete(key, creation);
    return refuse(created.code);
  });
  mount(
    ownAccount,
    async ({ caller }) => {
      const [own, count] = await Promise.all([
        accounts.own(caller),
        leagues.countOf(caller.player.accountId),
      ]);
      return { ...own, ...(count > 0 && { leagues: count }) };
    },
    { admits: ['deleted', 'suspended'] },
  );
  mount(
    dismissNotice,
    async ({ params, caller }) => {
      await accounts.dismissNotice(caller, params.kind);
      return { dismissed: true as const };
    },
    { admits: ['suspended'] },
  );
  mount(
    keepLanguage,
    async ({ body: { language }, caller }) => {
      await accounts.keepLanguage(caller, language);
      return { language };
    },
    { admits: ['suspended'] },
  );
  mount(accountsCount, async () => ({ count: await accounts.count() }));
  mount(accountById, async ({ params, caller }) => {
    return (await accounts.view(params.id, caller)) ?? refuse('account_not_found');
  });
  mount(currentBlueEssence, async ({ caller }) => ({
    blueEssence: await ledger.balanceOf(caller.player.accountId),
  }));
  mount(accountItems, async ({ caller }) => {
    const items = await shop.ownedBy(caller.player.accountId);
    return items.map(({ type, acquiredAt, isActive, ...item }) => ({
      ...item,
      type: toInventoryItemType(type),
      acquired_at: acquiredAt,
      accountItemIsActive: isActive ? 1 : 0,
    }));
  });
  mount(ownedItems, async ({ caller }) => [...(await shop.ownedBy(caller.player.accountId))]);
}
