import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Player } from '@hub/engine/binding/player';
import { DOOR_MINUTES } from '@hub/engine/wire/limits';
import type { Role } from '@hub/protocol/http/admin/parts';
import type { Administrator } from '@hub/server/http/administrator.ts';
import type { Clock } from '@hub/server/platform/clock.ts';
import { seal, unseal } from '@hub/server/platform/seal.ts';
import type { Secret } from '@hub/server/platform/secret.ts';
import type { HostActionKind } from '@hub/server/store/host-action.ts';
import { logLines } from '@hub/server/store/log-line.ts';
import type { DoorStore, StoredCode } from './door-store.ts';
import { challengeIn, newPasskeyRequest, passkeyRequest, readNewPasskey, verifyPasskey } from './passkeys.ts';
import { newCodeSecret, stepOf } from './time-codes.ts';

const OPEN_MS = DOOR_MINUTES * 60_000;
const CHALLENGE_MS = 300_000;
/** A link is for a player who has the page open, or reads mail once a day. */
export const LINK_MS = 86_400_000;
const SECRET_BYTES = 32;

type Json = Record<string, unknown>;
/** The caller, and the address of the page, of which the browser told the server. */
type AtDoor = { readonly player: Player; readonly origin: string };

export type DoorRefusal = 'forbidden' | 'door_refused' | 'door_resting';
/** An open door: the cookie's value and the page's key, which are worth nothing without each other. */
type Opened =
  | {
      readonly ok: true;
      readonly cookie: string;
      readonly key: string;
      readonly role: Role;
      readonly until: number;
    }
  | { readonly ok: false; readonly code: DoorRefusal };

/** The door of the administration. Its state is in the store, so that each node knows it. */
export type Door = {
  stateAt(at: AtDoor): Promise<{
    readonly role: Role | null;
    readonly hasPasskey: boolean;
    readonly hasCode: boolean;
    readonly restsUntil: number | null;
    readonly lastOpenedAt: number | null;
  }>;
  openByLink(at: AtDoor, code: string): Promise<Opened>;
  openByCode(at: AtDoor, code: string): Promise<Opened>;
  askForPasskey(at: AtDoor): Promise<Json | undefined>;
  openByPasskey(at: AtDoor, response: Json): Promise<Opened>;
  /** Who has this cookie and this key; undefined if they do not belong together, or the door is closed. */
  enter(cookie: string | undefined, key: string | undefined): Promise<Administrator | undefined>;
  lock(by: Administrator, cookie: string): Promise<void>;
  keysOf(by: Administrator): Promise<{
    readonly passkeys: Awaited<ReturnType<DoorStore['passkeysOf']>>;
    readonly code?: StoredCode | undefined;
  }>;
  beginPasskey(by: Administrator, origin: string): Promise<Json>;
  addPasskey(by: Administrator, origin: string, name: string, response: Json): Promise<boolean>;
  beginCode(by: Administrator): Promise<{ readonly secret: string; readonly address: string }>;
  addCode(by: Administrator, code: string): Promise<boolean>;
  /** Closes every door of this administrator. */
  lockAll(by: Administrator): Promise<void>;
  /** Also closes the administrator's doors in other browsers; false if there is no such key. */
  removeKey(by: Administrator, id: string, cookie: string): Promise<boolean>;
};

export type DoorDeps = { readonly store: DoorStore; readonly secret: Secret; readonly clock: Clock };

export function createDoor({ store, secret, clock }: DoorDeps): Door {
  const sealKey = secret.derive('codes of administrators');
  const line = (
    kind: HostActionKind,
    { account, name, role }: Pick<Administrator, 'account' | 'name' | 'role'>,
    how: string,
  ) => logLines({ clock, actor: name, reason: how, by: { account, role } })(kind, account);
  const open = async ({ player }: AtDoor, how: string): Promise<Opened> => {
    const account = player.accountId;
    const role = (await store.roleOf(account))?.role;
    if (role === undefined) return { ok: false, code: 'forbidden' };
    const [cookie, key] = [newSecret(), newSecret()];
    const until = clock.now() + OPEN_MS;
    const session = { hash: hashOf(cookie), keyHash: hashOf(key), account, expiresAt: until };
    const isOpen = await store.open(session, line('open door', { account, name: player.name, role }, how));
    return isOpen ? { ok: true, cookie, key, role, until } : { ok: false, code: 'forbidden' };
  };
  const passkeysAt = async ({ player, origin }: AtDoor) =>
    (await store.passkeysOf(player.accountId)).filter(({ address }) => address === new URL(origin).hostname);
  return {
    async stateAt(at) {
      const [found, passkeys, code] = await Promise.all([
        store.roleOf(at.player.accountId),
        passkeysAt(at),
        store.codeOf(at.player.accountId),
      ]);
      const restsUntil = code?.restsUntil ?? 0;
      return {
        role: found?.role ?? null,
        hasPasskey: passkeys.length > 0,
        hasCode: (code?.sealed ?? null) !== null,
        restsUntil: restsUntil > clock.now() ? restsUntil : null,
        lastOpenedAt: found?.openedAt ?? null,
      };
    },
    async openByLink(at, code) {
      const isUsed = await store.useLink(hashOf(code), at.player.accountId, clock.now());
      return isUsed ? open(at, 'link') : { ok: false, code: 'door_refused' };
    },
    async openByCode(at, code) {
      const account = at.player.accountId;
      const { sealed = null } = (await store.codeOf(account)) ?? {};
      const shared = sealed === null ? undefined : unseal(sealKey, sealed);
      if (shared === undefined) return { ok: false, code: 'door_refused' };
      // Counted before it is looked at, so that tries at the same time are no way around the limit.
      if (!(await store.countTry(account, clock.now()))) return { ok: false, code: 'door_resting' };
      const step = await stepOf(shared, code, clock.now());
      if (step === undefined || !(await store.useStep(account, step)))
        return { ok: false, code: 'door_refused' };
      return open(at, 'code');
    },
    async askForPasskey(at) {
      const passkeys = await passkeysAt(at);
      if (passkeys.length === 0) return undefined;
      const { challenge, options } = await passkeyRequest(at, passkeys);
      await store.addChallenge(at.player.accountId, 'open', challenge, clock.now() + CHALLENGE_MS);
      return options;
    },
    async openByPasskey(at, response) {
      const refused = { ok: false, code: 'door_refused' } as const;
      const challenge = challengeIn(response);
      const passkey = (await passkeysAt(at)).find(({ id }) => id === response['id']);
      if (challenge === undefined || passkey === undefined) return refused;
      if (!(await store.useChallenge(at.player.accountId, 'open', challenge, clock.now()))) return refused;
      const counter = await verifyPasskey(at, passkey, { response, challenge });
      if (counter === undefined || !(await store.usePasskey(passkey.id, counter, clock.now())))
        return refused;
      return open(at, `passkey ${passkey.name}`);
    },
    async enter(cookie, key) {
      if (cookie === undefined || key === undefined) return undefined;
      const session = await store.session(hashOf(cookie), clock.now());
      if (session === undefined || !isSame(session.keyHash, hashOf(key))) return undefined;
      const { keyHash: _keyHash, ...administrator } = session;
      return { ...administrator, until: administrator.until };
    },
    lock: (by, cookie) => store.close(hashOf(cookie), line('close door', by, '')),
    async keysOf({ account }) {
      const [passkeys, code] = await Promise.all([store.passkeysOf(account), store.codeOf(account)]);
      return { passkeys, code };
    },
    async beginPasskey({ account, playerId, name }, origin) {
      const passkeys = await store.passkeysOf(account);
      const { challenge, options } = await newPasskeyRequest({ origin }, { id: playerId, name }, passkeys);
      await store.addChallenge(account, 'add', challenge, clock.now() + CHALLENGE_MS);
      return options;
    },
    async addPasskey(by, origin, name, response) {
      const challenge = challengeIn(response);
      const at = clock.now();
      if (challenge === undefined || !(await store.useChallenge(by.account, 'add', challenge, at)))
        return false;
      const made = await readNewPasskey({ origin }, { response, challenge });
      return (
        made !== undefined &&
        store.addPasskey(by.account, { ...made, name, at, usedAt: null }, line('add passkey', by, name))
      );
    },
    async beginCode({ account, name }) {
      const made = await newCodeSecret(name);
      await store.setPending(account, seal(sealKey, made.secret));
      return made;
    },
    async addCode(by, code) {
      const { pending = null } = (await store.codeOf(by.account)) ?? {};
      const shared = pending === null ? undefined : unseal(sealKey, pending);
      const step = shared === undefined ? undefined : await stepOf(shared, code, clock.now());
      if (pending === null || step === undefined) return false;
      return store.confirmCode(by.account, pending, step, line('add code', by, ''));
    },
    lockAll: (by) => store.closeAll(by.account, line('close door', by, 'everywhere')),
    removeKey: (by, id, cookie) =>
      store.removeKey(
        by.account,
        id,
        hashOf(cookie),
        line('remove key', by, id === 'code' ? 'code' : 'passkey'),
      ),
  };
}

/** A new link's code with its hash. */
export function newDoorLink(): { readonly code: string; readonly hash: string } {
  const code = newSecret();
  return { code, hash: hashOf(code) };
}

const newSecret = (): string => randomBytes(SECRET_BYTES).toString('base64url');
/** Unsalted: what is hashed has 256 random bits. */
const hashOf = (text: string): string => createHash('sha256').update(`door ${text}`).digest('hex');
const isSame = (a: string, b: string): boolean => timingSafeEqual(Buffer.from(a), Buffer.from(b));
