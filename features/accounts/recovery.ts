import { createHash } from 'node:crypto';
import { DAY_MS } from '@hub/engine/wire/days';
import { type AccountId, accountIdSchema } from '@hub/engine/wire/ids';
import { RECOVERY_CODES } from '@hub/engine/wire/limits';
import type { BodyOf } from '@hub/protocol/http/endpoint';
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
  resumeSignOut,
  signOutEverywhere,
} from './recovery-calls.ts';
import { hashRecoveryCode, newHashedCode } from './recovery-code.ts';
import { admit, type Tokens } from './tokens.ts';

/** How long (ms) a browser that lost an answer gets it again: also one that was put away for a while. */
const ATTEMPT_MS = 30 * DAY_MS;

type Parts = {
  readonly tokens: Tokens;
  /** Closes the open connections of an account whose tokens were revoked. */
  readonly endSessions: (account: AccountId) => void;
};

/** Access to an account without an identity provider, by recovery codes. */
export type Recovery = ReturnType<typeof recovery>;

export const recovery = (hub: Hub, { tokens, endSessions }: Parts) => {
  const { db, transaction, clock } = hub;
  const { byId, known } = accountQueries(hub);

  /** Raises the token version, which revokes all issued tokens. */
  async function revokeTokens(account: AccountId): Promise<void> {
    await raiseVersion(db, account);
    endSessions(account);
  }

  /** Stores that a try was answered, so that it can be answered again for a while. */
  async function keepAnswered(tx: Tx, attempt: Attempt): Promise<void> {
    await tx.deleteFrom('usedSignInFlow').where('expiresAt', '<=', clock.now()).execute();
    await tx
      .insertInto('usedSignInFlow')
      .values({ id: idOf(attempt), expiresAt: clock.now() + ATTEMPT_MS })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }

  /** Whether a try was answered not long ago, and the token version that it led to is still the current one. */
  async function wasAnswered(on: Db, attempt: Attempt): Promise<boolean> {
    const answered = await on
      .selectFrom('usedSignInFlow')
      .innerJoin('account', (join) => join.on('account.id', '=', attempt.account))
      .select('usedSignInFlow.id')
      .where('usedSignInFlow.id', '=', idOf(attempt))
      .where('expiresAt', '>', clock.now())
      .where('tokenVersion', '=', attempt.version)
      .executeTakeFirst();
    return answered !== undefined;
  }

  /** Signs out all tokens of this version; false when another call has done so first. */
  async function signOutOnce(account: AccountId, version: number, secret: string | undefined) {
    const raised = await transaction('power', async (tx) => {
      const to = await raiseVersion(tx, account, version);
      if (to !== undefined && secret !== undefined)
        await keepAnswered(tx, { secret, of: 'sign-out', account, version: to });
      return to;
    });
    if (raised !== undefined) endSessions(account);
    return raised !== undefined;
  }

  /** A token for the browser whose token of this version has signed out all others in this try. */
  async function signedOutToken(id: AccountId, from: number, secret: string | undefined) {
    const attempt = secret && { secret, of: 'sign-out', account: id, version: from + 1 };
    if (!attempt || !(await wasAnswered(db, attempt))) return refuse('token_revoked');
    return tokenOf(id, from + 1);
  }

  /** A token of this version, which another call may have revoked meanwhile. */
  async function tokenOf(id: AccountId, tokenVersion: number) {
    const account = await known(id);
    // It may have been closed meanwhile.
    return account.isDeleted
      ? refuse('account_deleted')
      : { token: await tokens.issue({ ...account, tokenVersion }) };
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
  const use = (typedCode: string): Promise<AccountId> =>
    recover({ code: typedCode, signOutElsewhere: false });

  /** As `use`; a try that was answered already succeeds again. */
  async function recover({ code, signOutElsewhere, attempt: secret }: BodyOf<typeof recoverAccount>) {
    const hash = hashRecoveryCode(code) ?? refuse('recovery_code_unknown');
    const { account, isRaised } = await transaction('power', async (tx) => {
      const used = await tx
        .updateTable('recoveryCode')
        .set({ usedAt: clock.now() })
        .where('hash', '=', hash)
        .where('usedAt', 'is', null)
        .returning(['accountId', 'isKept'])
        .executeTakeFirst();
      // Who types a code has kept it.
      if (used?.isKept === 0) await keepNewest(tx, used.accountId);
      const { account, version } =
        (await tx
          .selectFrom('recoveryCode')
          .innerJoin('account', 'account.id', 'recoveryCode.accountId')
          .select(['account.id as account', 'tokenVersion as version'])
          .where('hash', '=', hash)
          .executeTakeFirst()) ?? refuse('recovery_code_unknown');
      // The first try may have been without signing out the others.
      const of = (isSignedOut: boolean) => `${isSignedOut ? 'sign-out' : 'stay'} ${hash}`;
      const was = async (isSignedOut: boolean) =>
        secret !== undefined && wasAnswered(tx, { secret, of: of(isSignedOut), account, version });
      const wasSignedOut = await was(true);
      if (used === undefined && !wasSignedOut && !(await was(false))) refuse('recovery_code_used');
      const isRaised = signOutElsewhere && !wasSignedOut;
      const now = isRaised ? ((await raiseVersion(tx, account)) ?? version) : version;
      if (secret !== undefined)
        await keepAnswered(tx, { secret, of: of(isRaised || wasSignedOut), account, version: now });
      return { account, isRaised };
    });
    if (isRaised) endSessions(account);
    return account;
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
      mount(recoverAccount, async ({ body }) => admit(await known(await recover(body)), tokens));
      mount(signOutEverywhere, async ({ caller: { player, tokenVersion }, body }) => {
        const id = player.accountId;
        return (await signOutOnce(id, tokenVersion, body.attempt))
          ? tokenOf(id, tokenVersion + 1)
          : signedOutToken(id, tokenVersion, body.attempt);
      });
      mount(resumeSignOut, async ({ body }) => {
        const verified = await tokens.verify(body.token);
        const id = verified.ok ? accountIdSchema.safeParse(verified.claims.id) : undefined;
        const account = id?.success ? await byId(id.data) : undefined;
        // Not for this data to end: other calls say whether the hub is another one, or waits for a restore.
        if (!verified.ok || account === undefined) return refuse('account_not_found');
        return signedOutToken(account.id, verified.claims.ver, body.attempt);
      });
    },
  };
};

/** Ends the codes that the player had kept, and notes that those made since, which are one set, are kept. */
async function keepNewest(tx: Tx, account: AccountId): Promise<void> {
  await tx.deleteFrom('recoveryCode').where('accountId', '=', account).where('isKept', '=', TRUE).execute();
  await tx.updateTable('recoveryCode').set({ isKept: 1 }).where('accountId', '=', account).execute();
}

/** A try whose answer may be lost. Only who knows its secret gets the answer again, and only while nothing has revoked it. */
type Attempt = {
  readonly secret: string;
  /** What was tried. */
  readonly of: string;
  readonly account: AccountId;
  /** The token version that it led to. */
  readonly version: number;
};

/** What is stored of an attempt: nothing can be read from it. */
const idOf = ({ secret, of, account, version }: Attempt): string =>
  createHash('sha256')
    .update(JSON.stringify(['attempt', secret, of, account, version]))
    .digest('base64url');

/** Raises the token version of an account, if it is this one, and returns the new one. */
async function raiseVersion(db: Db, account: AccountId, from?: number): Promise<number | undefined> {
  const raise = db
    .updateTable('account')
    .set((row) => ({ tokenVersion: row('tokenVersion', '+', 1) }))
    .where('id', '=', account);
  const raised = await (from === undefined ? raise : raise.where('tokenVersion', '=', from))
    .returning('tokenVersion')
    .executeTakeFirst();
  return raised?.tokenVersion;
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
