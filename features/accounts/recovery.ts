import type { AccountId } from '@hub/engine/wire/ids';
import { RECOVERY_CODES } from '@hub/engine/wire/limits';
import type { Mount } from '@hub/server/http/mount.ts';
import { refuse } from '@hub/server/http/refusal.ts';
import type { Db, Hub, Tx } from '@hub/server/hub.ts';
import { FALSE, TRUE } from '@hub/server/store/boolean-column.ts';
import { accountQueries } from './queries.ts';
import {
  keepRecoveryCodes,
  makeRecoveryCodes,
  recoverAccount,
  recoveryCodes,
  signOutEverywhere,
} from './recovery-calls.ts';
import { hashRecoveryCode, newHashedCode } from './recovery-code.ts';
import { admit, type Tokens } from './tokens.ts';

type Parts = {
  readonly tokens: Tokens;
  /** Closes the open connections of an account whose tokens were revoked. */
  readonly endSessions: (account: AccountId) => void;
};

/** Access to an account without an identity provider, by recovery codes. */
export type Recovery = ReturnType<typeof recovery>;

export const recovery = (hub: Hub, { tokens, endSessions }: Parts) => {
  const { db, transaction, clock } = hub;
  const { known } = accountQueries(hub);

  /** Raises the token version, which revokes all issued tokens. */
  async function revokeTokens(account: AccountId): Promise<void> {
    await db
      .updateTable('account')
      .set((row) => ({ tokenVersion: row('tokenVersion', '+', 1) }))
      .where('id', '=', account)
      .execute();
    endSessions(account);
  }

  /** Creates new codes in place of earlier ones that were not kept. They work at once and cannot be shown again. */
  async function makeCodes(accountId: AccountId): Promise<string[]> {
    const made = Array.from({ length: RECOVERY_CODES }, newHashedCode);
    const columns = { accountId, madeAt: clock.now(), usedAt: null, isKept: 0 };
    await transaction('power', async (tx) => {
      await tx
        .deleteFrom('recoveryCode')
        .where('accountId', '=', accountId)
        .where('isKept', '=', FALSE)
        .execute();
      await tx
        .insertInto('recoveryCode')
        .values(made.map(({ hash }) => ({ hash, ...columns })))
        .execute();
    });
    return made.map(({ code }) => code);
  }

  /** Notes that the player has kept the codes with this one, which end the earlier ones. Codes that were kept before change nothing. */
  async function keepCodes(accountId: AccountId, typedCode: string): Promise<void> {
    const hash = hashRecoveryCode(typedCode) ?? refuse('recovery_code_unknown');
    await transaction('power', async (tx) => {
      const code = await tx
        .selectFrom('recoveryCode')
        .select('isKept')
        .where('hash', '=', hash)
        .where('accountId', '=', accountId)
        .executeTakeFirst();
      if (code === undefined) return refuse('recovery_code_unknown');
      if (code.isKept === 0) await keepNewest(tx, accountId);
    });
  }

  /** Marks a code as used and returns its account; of concurrent calls only one succeeds. */
  async function use(typedCode: string): Promise<AccountId> {
    const hash = hashRecoveryCode(typedCode) ?? refuse('recovery_code_unknown');
    return transaction('power', async (tx) => {
      const used = await tx
        .updateTable('recoveryCode')
        .set({ usedAt: clock.now() })
        .where('hash', '=', hash)
        .where('usedAt', 'is', null)
        .returning(['accountId', 'isKept'])
        .executeTakeFirst();
      // Who types a code has kept it.
      if (used?.isKept === 0) await keepNewest(tx, used.accountId);
      if (used !== undefined) return used.accountId;
      const code = await tx
        .selectFrom('recoveryCode')
        .select('hash')
        .where('hash', '=', hash)
        .executeTakeFirst();
      return refuse(code === undefined ? 'recovery_code_unknown' : 'recovery_code_used');
    });
  }

  return {
    revokeTokens,
    makeCodes,
    keepCodes,
    use,
    stateOf: (account: AccountId) => codesOf(db, account),
    mount(mount: Mount) {
      mount(recoveryCodes, ({ caller }) => codesOf(db, caller.player.accountId));
      mount(makeRecoveryCodes, async ({ caller }) => ({ codes: await makeCodes(caller.player.accountId) }));
      mount(keepRecoveryCodes, async ({ body, caller }) => {
        await keepCodes(caller.player.accountId, body.code);
        return { kept: true as const };
      });
      mount(recoverAccount, async ({ body }) => {
        const account = await use(body.code);
        if (body.signOutElsewhere) await revokeTokens(account);
        return admit(await known(account), tokens);
      });
      mount(signOutEverywhere, async ({ caller }) => {
        await revokeTokens(caller.player.accountId);
        const account = await known(caller.player.accountId);
        // It may have been closed meanwhile.
        return account.isDeleted ? refuse('account_deleted') : { token: await tokens.issue(account) };
      });
    },
  };
};

/** Ends the codes that the player had kept, and notes that those made since, which are one set, are kept. */
async function keepNewest(tx: Tx, account: AccountId): Promise<void> {
  await tx.deleteFrom('recoveryCode').where('accountId', '=', account).where('isKept', '=', TRUE).execute();
  await tx.updateTable('recoveryCode').set({ isKept: 1 }).where('accountId', '=', account).execute();
}

/** Number of unused codes that an account has kept, and when they were made (ms since 1970; null without codes). */
export async function codesOf(db: Db, account: AccountId) {
  const codes = await db
    .selectFrom('recoveryCode')
    .select(['madeAt', 'usedAt'])
    .where('accountId', '=', account)
    .where('isKept', '=', TRUE)
    .execute();
  return { left: codes.filter(({ usedAt }) => usedAt === null).length, madeAt: codes[0]?.madeAt ?? null };
}
