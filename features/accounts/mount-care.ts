import type { Mount } from '@hub/server/http/mount.ts';
import { refuse } from '@hub/server/http/refusal.ts';
import type { AccountCare } from './account-care.ts';
import { deleteAccount, exportAccount, keepAccount } from './care-calls.ts';

export type AccountCareArea = { readonly accountCare: AccountCare };

/** Whoever is suspended keeps the right to take the data along and to leave. */
const SUSPENDED_TOO = { admits: ['suspended'] } as const;

/** Mounts the calls for exporting, deleting and keeping an account. */
export function mountAccountCare(mount: Mount, { accountCare }: AccountCareArea): void {
  mount(exportAccount, ({ caller }) => accountCare.exportOf(caller.player), SUSPENDED_TOO);
  mount(
    deleteAccount,
    async ({ body, caller }) => {
      const removed = await accountCare.remove(caller.player, body.name);
      return removed.ok ? removed : refuse(removed.code);
    },
    SUSPENDED_TOO,
  );
  mount(keepAccount, async ({ body }) => {
    const kept = await accountCare.keep(body.token);
    return kept.ok ? kept : refuse(kept.code);
  });
}
