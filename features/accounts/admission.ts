import type { StoredAccount } from './ports.ts';
import type { Tokens } from './tokens.ts';

/** A token for a proven owner. `eraseAt` is set when the owner deleted the account and can still keep it. */
export type Admission =
  | { readonly ok: true; readonly token: string; readonly eraseAt: number | null }
  | { readonly ok: false; readonly code: 'account_deleted' };

/** Issues a token, also for an account that its owner deleted. Accounts that the host deleted are refused. */
export async function admit(account: StoredAccount, tokens: Tokens): Promise<Admission> {
  if (account.isDeleted && account.eraseAt === undefined) return { ok: false, code: 'account_deleted' };
  return { ok: true, token: await tokens.issue(account), eraseAt: account.eraseAt ?? null };
}
