import type { AccountId } from '@hub/engine/wire/ids';
import { RECOVERY_CODES } from '@hub/engine/wire/limits';
import type { Clock } from '@hub/server/platform/clock.ts';
import { type Admission, admit } from './admission.ts';
import type { AccountCareStore, AccountStore, EndSessions, RecoveryCodeStore } from './ports.ts';
import { hashRecoveryCode, newRecoveryCode } from './recovery-code.ts';
import type { Tokens } from './tokens.ts';

type RecoveryDeps = {
  readonly accounts: AccountStore;
  readonly codes: RecoveryCodeStore;
  readonly care: Pick<AccountCareStore, 'revokeTokens'>;
  readonly tokens: Tokens;
  readonly endSessions: EndSessions;
  readonly clock: Clock;
};

/** Access to an account without an identity provider, by recovery codes. */
export type Recovery = {
  /** Creates new codes in place of all earlier ones. They cannot be shown again. */
  makeCodes(account: AccountId): Promise<readonly string[]>;
  stateOf(account: AccountId): Promise<{ readonly left: number; readonly madeAt: number | null }>;
  /** Uses a code and returns a token of its account. */
  restore(
    typedCode: string,
    options: { readonly signOutElsewhere: boolean },
  ): Promise<
    Admission | { readonly ok: false; readonly code: 'recovery_code_unknown' | 'recovery_code_used' }
  >;
  /** Revokes all tokens and issues a new one; refuses accounts that were deleted meanwhile. */
  signOutEverywhere(
    account: AccountId,
  ): Promise<
    { readonly ok: true; readonly token: string } | { readonly ok: false; readonly code: 'account_deleted' }
  >;
};

export function createRecovery({
  accounts,
  codes,
  care,
  tokens,
  endSessions,
  clock,
}: RecoveryDeps): Recovery {
  const revoke = async (account: AccountId): Promise<void> => {
    await care.revokeTokens(account);
    endSessions(account);
  };
  const read = async (id: AccountId) => {
    const stored = await accounts.byId(id);
    if (stored === undefined) throw new Error('the account does not exist');
    return stored;
  };
  return {
    async makeCodes(account) {
      const made = Array.from({ length: RECOVERY_CODES }, newRecoveryCode);
      const hashes = made.map(hashRecoveryCode).filter((hash) => hash !== undefined);
      await codes.replace(account, hashes, clock.now());
      return made;
    },
    async stateOf(account) {
      const { left, madeAt } = await codes.stateOf(account);
      return { left, madeAt: madeAt ?? null };
    },
    async restore(typedCode, { signOutElsewhere }) {
      const hash = hashRecoveryCode(typedCode);
      const account = hash === undefined ? undefined : await codes.use(hash, clock.now());
      if (account === undefined) return { ok: false, code: 'recovery_code_unknown' };
      if (account === 'used') return { ok: false, code: 'recovery_code_used' };
      if (signOutElsewhere) await revoke(account);
      return admit(await read(account), tokens);
    },
    async signOutEverywhere(account) {
      await revoke(account);
      const stored = await read(account);
      if (stored.isDeleted) return { ok: false, code: 'account_deleted' };
      return { ok: true, token: await tokens.issue(stored) };
    },
  };
}
