import type { StoredAccount } from './ports.ts';
import type { Tokens } from './tokens.ts';

/** A token for whoever proved whose account it is. One that its owner deleted is told with the time of its erasure. */
export type Admission =
  | { readonly ok: true; readonly token: string; readonly eraseAt: number | null }
  | { readonly ok: false; readonly code: 'account_deleted' };

/** Lets the owner in, also into an account that can still be kept. One that the host deleted stays closed. */
export async function admit(account: StoredAccount, tokens: Tokens): Promise<Admission> {
  if (account.isDeleted && account.eraseAt === undefined) return { ok: false, code: 'account_deleted' };
  return { ok: true, token: await tokens.issue(account), eraseAt: account.eraseAt ?? null };
}
