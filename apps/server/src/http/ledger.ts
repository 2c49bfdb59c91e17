import { accountLedger } from '@hub/protocol/http/ledger';
import type { Mount } from '@hub/server/http/mount.ts';
import type { Economy } from '../domain/economy/economy.ts';

export type LedgerArea = { readonly economy: Economy };

/** Mounts the call for the caller's ledger. */
export function mountLedger(mount: Mount, { economy }: LedgerArea): void {
  mount(accountLedger, ({ query, caller }) => economy.ledgerOf(caller.player.accountId, query.before));
}
