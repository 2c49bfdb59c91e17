import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Player } from '@hub/engine/binding/player';
import type { AccountId } from '@hub/engine/wire/ids';
import { ADMIN_SESSION_MINUTES, CODE_REST_MINUTES, CODE_TRIES } from '@hub/engine/wire/limits';
import type { Administrator } from '@hub/server/http/administrator.ts';
import { WithCookie } from '@hub/server/http/guard.ts';
import type { Mount } from '@hub/server/http/mount.ts';
import { refuse } from '@hub/server/http/refusal.ts';
import type { Hub } from '@hub/server/hub.ts';
import { decrypt, encrypt } from '@hub/server/platform/encryption.ts';
import type { Secret } from '@hub/server/platform/secret.ts';
import { logged } from '@hub/server/store/audit-lines.ts';
import type { HostActionKind } from '@hub/server/store/host-action.ts';
import { logLines } from '@hub/server/store/log-line.ts';
import { sql } from 'kysely';
import * as calls from './calls/session.ts';
import type { AdminMount } from './http/mount.ts';
import { challengeIn, newPasskeyRequest, passkeyRequest, readNewPasskey, verifyPasskey } from './passkeys.ts';
import { newCodeSecret, stepOf } from './time-codes.ts';
import type { WrongTry } from './wrong-tries.ts';

const SESSION_MS = ADMIN_SESSION_MINUTES * 60_000;
const CHALLENGE_MS = 300_000;
const SECRET_BYTES = 32;
const done = { done: true } as const;

/** The caller, and the address of the page, of which the browser told the server. */
type Visit = { readonly player: Player; readonly origin: string };

type Deps = {
  readonly secret: Secret;
  readonly version: string;
  readonly reportsWaiting: (by: Administrator) => Promise<number>;
  readonly nodeCount: () => Promise<number>;
  /** Called with each code, link or passkey that is refused. */
  readonly onWrongTry: (wrong: WrongTry) => Promise<void>;
  /** How the host makes a link for a player of this name. */
  readonly linkCommand: string;
};

export type AdminSessions = ReturnType<typeof adminSessions>;

/** Signing in to the administration, out of it, and the keys for that. All of it is in the database, so that it holds on every node. */
export function adminSessions(hub: Hub, { secret, version, linkCommand, ...deps }: Deps) {
  const { db, clock } = hub;
  const encryptionKey = secret.derive('codes of administrators');
  const line = (
    kind: HostActionKind,
    { account, name, role }: Pick<Administrator, 'account' | 'name' | 'role'>,
    how: string,
  ) => logLines({ clock, actor: name, reason: how, by: { account, role } })(kind, account);
  const roleOf = (account: AccountId) =>
    db
      .selectFrom('administrator')
      .select(['role', 'openedAt'])
      .where('accountId', '=', account)
      .executeTakeFirst();
  const codeOf = (account: AccountId) =>
    db.selectFrom('adminCode').selectAll().where('accountId', '=', account).executeTakeFirst();
  const passkeysOf = (account: AccountId) =>
    db
      .selectFrom('adminPasskey')
      .select(['id', 'name', 'address', 'publicKey', 'counter', 'createdAt as at', 'usedAt'])
      .where('accountId', '=', account)
      .orderBy('createdAt')
      .execute();
  const passkeysAt = async ({ player, origin }: Visit) =>
    (await passkeysOf(player.accountId)).filter(({ address }) => address === new URL(origin).hostname);
  const addChallenge = (accountId: AccountId, purpose: 'open' | 'add', challenge: string) =>
    db
      .insertInto('adminChallenge')
      .values({ accountId, purpose, challenge, expiresAt: clock.now() + CHALLENGE_MS })
      .execute();

  /** Uses a challenge; false if it was not made for this, was used, or is too old. */
  async function spendChallenge(account: AccountId, purpose: 'open' | 'add', challenge: string) {
    const now = clock.now();
    const used = await db
      .deleteFrom('adminChallenge')
      .where((of) => of.or([of('expiresAt', '<=', now), of('challenge', '=', challenge)]))
      .returning(['accountId', 'purpose', 'challenge', 'expiresAt'])
      .execute();
    return used.some(
      (one) =>
        one.challenge === challenge &&
        one.accountId === account &&
        one.purpose === purpose &&
        one.expiresAt > now,
    );
  }

  /** Notes a wrong try, and refuses it. */
  async function refuseTry(
    how: WrongTry['how'],
    { accountId, name }: Player,
    code: 'door_refused' | 'door_resting' | 'forbidden' = 'door_refused',
  ) {
    await deps.onWrongTry({ subject: accountId, actor: name, how });
    return refuse(code, code === 'forbidden' ? 'This account has no role here.' : undefined);
  }

  /** Begins an admin session of an open account with a role. The cookie and the key of the page are worth nothing without each other. */
  async function begin({ player, origin }: Visit, how: WrongTry['how'], of = '') {
    const { accountId, name } = player;
    const role = (await roleOf(accountId))?.role;
    if (role === undefined) return refuseTry(how, player, 'forbidden');
    const [cookie, key] = [newSecret(), newSecret()];
    const action = line('open door', { account: accountId, name, role }, `${how}${of}`);
    const until = clock.now() + SESSION_MS;
    const hasBegun = await logged(hub, action, async (tx) => {
      await tx.deleteFrom('adminSession').where('expiresAt', '<=', action.at).execute();
      const account = await tx
        .selectFrom('account')
        .select('tokenVersion')
        .where('id', '=', accountId)
        .where('softDeletedAt', 'is', null)
        .executeTakeFirst();
      const { numUpdatedRows } = await tx
        .updateTable('administrator')
        .set({ openedAt: action.at })
        .where('accountId', '=', accountId)
        .executeTakeFirstOrThrow();
      if (account === undefined || Number(numUpdatedRows) === 0) return false;
      const hashes = { hash: secretHash(cookie), keyHash: secretHash(key) };
      await tx
        .insertInto('adminSession')
        .values({ ...hashes, ...account, accountId, expiresAt: until })
        .execute();
      return true;
    });
    if (!hasBegun) return refuseTry(how, player, 'forbidden');
    return new WithCookie({ key, role, until }, cookie, { seconds: ADMIN_SESSION_MINUTES * 60, origin });
  }

  /** Uses the link of this account; false if there is none, or its time is over. */
  async function spendLink(code: string, account: AccountId) {
    const used = await db
      .deleteFrom('adminLink')
      .where('hash', '=', secretHash(code))
      .where('accountId', '=', account)
      .where('expiresAt', '>', clock.now())
      .returning('hash')
      .executeTakeFirst();
    return used !== undefined;
  }

  /** Counts a try before the code is looked at; false during the rest, which too many tries begin. */
  async function countTry(account: AccountId) {
    const now = clock.now();
    const rest = now + CODE_REST_MINUTES * 60_000;
    const counted = await db
      .updateTable('adminCode')
      .set((row) => ({
        // The last try that is allowed begins the rest, which a right code ends.
        restsUntil: sql<number>`case when tries + 1 >= ${CODE_TRIES} then ${rest} else rests_until end`,
        tries: sql<number>`case when tries + 1 >= ${CODE_TRIES} then 0 else ${row.ref('tries')} + 1 end`,
      }))
      .where('accountId', '=', account)
      .where('restsUntil', '<=', now)
      .returning('tries')
      .executeTakeFirst();
    return counted !== undefined;
  }

  /** Notes the step of a right code, and forgets the tries; false if this or a later step was used already. */
  async function takeStep(account: AccountId, step: number) {
    const { numUpdatedRows } = await db
      .updateTable('adminCode')
      .set({ lastStep: step, tries: 0, restsUntil: 0 })
      .where('accountId', '=', account)
      .where('lastStep', '<', step)
      .executeTakeFirstOrThrow();
    return Number(numUpdatedRows) === 1;
  }

  /** Notes the use of a passkey; false if its counter did not go on, as that of a copy. */
  async function notePasskeyUse(id: string, counter: number) {
    const { numUpdatedRows } = await db
      .updateTable('adminPasskey')
      .set({ counter, usedAt: clock.now() })
      .where('id', '=', id)
      // Passkeys that are kept in an account of the browser's maker count nothing, and stay at 0.
      .where((of) =>
        of.or([of('counter', '<', counter), of.and([of('counter', '=', 0), of.val(counter === 0)])]),
      )
      .executeTakeFirstOrThrow();
    return Number(numUpdatedRows) === 1;
  }

  /** Why a code is refused; undefined for the right one. */
  async function codeFault(account: AccountId, code: string) {
    const { sealed = null } = (await codeOf(account)) ?? {};
    const shared = sealed === null ? undefined : decrypt(encryptionKey, sealed);
    if (shared === undefined) return 'door_refused';
    // Counted before it is looked at, so that tries at the same time are no way around the limit.
    if (!(await countTry(account))) return 'door_resting';
    const step = await stepOf(shared, code, clock.now());
    return step !== undefined && (await takeStep(account, step)) ? undefined : 'door_refused';
  }

  /** The name of the passkey that has signed; undefined if none of the caller's has. */
  async function signedBy(at: Visit, response: Record<string, unknown>) {
    const challenge = challengeIn(response);
    const passkey = (await passkeysAt(at)).find(({ id }) => id === response['id']);
    if (challenge === undefined || passkey === undefined) return undefined;
    if (!(await spendChallenge(at.player.accountId, 'open', challenge))) return undefined;
    const counter = await verifyPasskey(at, passkey, { response, challenge });
    return counter !== undefined && (await notePasskeyUse(passkey.id, counter)) ? passkey.name : undefined;
  }

  /** Adds a passkey that the browser has made; false for an answer that cannot be used, and for a known one. */
  async function addPasskey(
    by: Administrator,
    origin: string,
    name: string,
    response: Record<string, unknown>,
  ) {
    const challenge = challengeIn(response);
    if (challenge === undefined || !(await spendChallenge(by.account, 'add', challenge))) return false;
    const made = await readNewPasskey({ origin }, { response, challenge });
    if (made === undefined) return false;
    const passkey = { ...made, name, accountId: by.account, createdAt: clock.now(), usedAt: null };
    return logged(hub, line('add passkey', by, name), async (tx) => {
      const { numInsertedOrUpdatedRows } = await tx
        .insertInto('adminPasskey')
        .values(passkey)
        .onConflict((conflict) => conflict.column('id').doNothing())
        .executeTakeFirstOrThrow();
      return Number(numInsertedOrUpdatedRows) === 1;
    });
  }

  /** Makes the pending secret of an app the caller's; false for a wrong code. */
  async function addCode(by: Administrator, code: string) {
    const { pending = null } = (await codeOf(by.account)) ?? {};
    const shared = pending === null ? undefined : decrypt(encryptionKey, pending);
    const step = shared === undefined ? undefined : await stepOf(shared, code, clock.now());
    if (pending === null || step === undefined) return false;
    const action = line('add code', by, '');
    return logged(hub, action, async (tx) => {
      const { numUpdatedRows } = await tx
        .updateTable('adminCode')
        .set({ sealed: pending, pending: null, since: action.at, lastStep: step, tries: 0 })
        .where('accountId', '=', by.account)
        .where('pending', '=', pending)
        .executeTakeFirstOrThrow();
      return Number(numUpdatedRows) === 1;
    });
  }

  /** Removes a key, and ends the administrator's sessions but the one with this cookie; false if there is no such key. */
  const removeKey = (by: Administrator, id: string, cookie: string) =>
    logged(hub, line('remove key', by, id === 'code' ? 'code' : 'passkey'), async (tx) => {
      const { numDeletedRows } = await (id === 'code'
        ? tx.deleteFrom('adminCode')
        : tx.deleteFrom('adminPasskey').where('id', '=', id)
      )
        .where('accountId', '=', by.account)
        .executeTakeFirstOrThrow();
      if (Number(numDeletedRows) === 0) return false;
      // Whoever has found the device may have signed in with it.
      await tx
        .deleteFrom('adminSession')
        .where('accountId', '=', by.account)
        .where('hash', '<>', secretHash(cookie))
        .execute();
      return true;
    });

  return {
    /** Who has this cookie and this key; undefined if they do not belong together, or time, role or the account's tokens are over. */
    async enter(cookie: string | undefined, key: string | undefined): Promise<Administrator | undefined> {
      if (cookie === undefined || key === undefined) return undefined;
      const now = clock.now();
      const session = await db
        .selectFrom('adminSession as session')
        .innerJoin('account', 'account.id', 'session.accountId')
        .innerJoin('administrator', 'administrator.accountId', 'session.accountId')
        .select(['account.id as account', 'account.playerId', 'account.name', 'administrator.role'])
        .select(['administrator.games', 'session.expiresAt as until', 'session.keyHash'])
        .where('session.hash', '=', secretHash(cookie))
        .where('session.expiresAt', '>', now)
        .whereRef('account.tokenVersion', '=', 'session.tokenVersion')
        .where('account.softDeletedAt', 'is', null)
        .where((of) =>
          of.or([of('account.suspendedUntil', 'is', null), of('account.suspendedUntil', '<=', now)]),
        )
        .executeTakeFirst();
      if (session === undefined || !isSame(session.keyHash, secretHash(key))) return undefined;
      const { keyHash: _keyHash, games, ...administrator } = session;
      return { ...administrator, games: games === null ? null : (JSON.parse(games) as string[]) };
    },
    mount(mount: Mount, admin: AdminMount) {
      mount(calls.sessionState, async ({ caller: { player }, origin }) => {
        const [found, passkeys, code] = await Promise.all([
          roleOf(player.accountId),
          passkeysAt({ player, origin }),
          codeOf(player.accountId),
        ]);
        const restsUntil = code?.restsUntil ?? 0;
        return {
          role: found?.role ?? null,
          hasPasskey: passkeys.length > 0,
          hasCode: (code?.sealed ?? null) !== null,
          restsUntil: restsUntil > clock.now() ? restsUntil : null,
          lastOpenedAt: found?.openedAt ?? null,
          version,
          linkCommand,
        };
      });
      mount(calls.signInByLink, async ({ caller: { player }, origin, body: { code } }) => {
        if (!(await spendLink(code, player.accountId))) return refuseTry('link', player);
        return begin({ player, origin }, 'link');
      });
      mount(calls.signInByCode, async ({ caller: { player }, origin, body: { code } }) => {
        const fault = await codeFault(player.accountId, code);
        return fault === undefined ? begin({ player, origin }, 'code') : refuseTry('code', player, fault);
      });
      mount(calls.askForPasskey, async ({ caller: { player }, origin }) => {
        const passkeys = await passkeysAt({ player, origin });
        if (passkeys.length === 0) return refuse('door_refused', 'You have no passkey for this address.');
        const { challenge, options } = await passkeyRequest({ origin }, passkeys);
        await addChallenge(player.accountId, 'open', challenge);
        return { options };
      });
      mount(calls.signInByPasskey, async ({ caller: { player }, origin, body: { response } }) => {
        const name = await signedBy({ player, origin }, response);
        return name === undefined
          ? refuseTry('passkey', player)
          : begin({ player, origin }, 'passkey', ` ${name}`);
      });
      admin(calls.ownSession, async (_call, by) => ({
        name: by.name,
        role: by.role,
        until: by.until,
        reportsWaiting: await deps.reportsWaiting(by),
        version,
        nodes: await deps.nodeCount(),
      }));
      admin(calls.signOut, async ({ cookie = '', origin }, by) => {
        await logged(hub, line('close door', by, ''), async (tx) => {
          const { numDeletedRows } = await tx
            .deleteFrom('adminSession')
            .where('hash', '=', secretHash(cookie))
            .executeTakeFirstOrThrow();
          return Number(numDeletedRows) === 1;
        });
        return new WithCookie(done, '', { seconds: 0, origin });
      });
      admin(calls.signInKeys, async (_call, { account }) => {
        const [passkeys, code] = await Promise.all([passkeysOf(account), codeOf(account)]);
        return { passkeys, codeSince: code?.since ?? null, linkCommand };
      });
      admin(calls.beginPasskey, async ({ origin }, { account, playerId: id, name }) => {
        const passkeys = await passkeysOf(account);
        const { challenge, options } = await newPasskeyRequest({ origin }, { id, name }, passkeys);
        await addChallenge(account, 'add', challenge);
        return { options };
      });
      admin(calls.addPasskey, async ({ origin, body }, by) =>
        (await addPasskey(by, origin, body.name, body.response))
          ? done
          : refuse('door_refused', 'The browser has made no passkey that can be used.'),
      );
      admin(calls.beginCode, async (_call, { account: accountId, name }) => {
        const made = await newCodeSecret(name);
        const pending = encrypt(encryptionKey, made.secret);
        await db
          .insertInto('adminCode')
          .values({ accountId, sealed: null, pending, since: null })
          .onConflict((conflict) => conflict.column('accountId').doUpdateSet({ pending }))
          .execute();
        return made;
      });
      admin(calls.addCode, async ({ body }, by) =>
        (await addCode(by, body.code)) ? done : refuse('door_refused', 'That is not the code of the app.'),
      );
      admin(calls.signOutEverywhere, async ({ origin }, by) => {
        await logged(hub, line('close door', by, 'everywhere'), (tx) =>
          tx.deleteFrom('adminSession').where('accountId', '=', by.account).execute(),
        );
        return new WithCookie(done, '', { seconds: 0, origin });
      });
      admin(calls.removeKey, async ({ params, cookie = '' }, by) =>
        (await removeKey(by, params.id, cookie)) ? done : refuse('not_found'),
      );
    },
  };
}

/** 256 random bits as text. */
export const newSecret = (): string => randomBytes(SECRET_BYTES).toString('base64url');
/** Unsalted: what is hashed has 256 random bits. Hashes are stored, so the word before it stays. */
export const secretHash = (text: string): string => createHash('sha256').update(`door ${text}`).digest('hex');
const isSame = (a: string, b: string): boolean => timingSafeEqual(Buffer.from(a), Buffer.from(b));
