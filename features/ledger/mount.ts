import type { Mount } from '@hub/server/http/mount.ts';
import { accountLedger } from './calls.ts';
import type { Economy } from './economy.ts';

export type LedgerArea = { readonly economy: Economy };

/** Mounts the call for the caller's ledger. */
export function mountLedger(mount: Mount, { economy }: LedgerArea): void {
  mount(accountLedger, ({ query, caller }) => economy.ledgerOf(caller.player.accountId, query.before));
}
