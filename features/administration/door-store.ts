import type { AccountId } from '@hub/engine/wire/ids';
import type { Role } from '@hub/protocol/http/admin/parts';
import type { Administrator } from '@hub/server/http/administrator.ts';
import type { LoggedAction } from '@hub/server/store/host-action.ts';

/** A passkey of an administrator, for one address of the hub. */
export type Passkey = {
  readonly id: string;
  readonly name: string;
  /** Host name at which it was made. */
  readonly address: string;
  /** Base64url. */
  readonly publicKey: string;
  readonly counter: number;
  readonly at: number;
  readonly usedAt: number | null;
};

/** The secret of an app that makes codes, sealed. */
export type StoredCode = {
  readonly sealed: string | null;
  readonly pending: string | null;
  readonly since: number | null;
  /** Ms since 1970. */
  readonly restsUntil: number;
};

export type StoredSession = Administrator & { readonly keyHash: string };
export type NewSession = {
  readonly hash: string;
  readonly keyHash: string;
  readonly account: AccountId;
  readonly expiresAt: number;
};

/** Roles, and what opens the door. All of it is in the database, so that it holds on every node. */
export type DoorStore = {
  roleOf(account: AccountId): Promise<{ readonly role: Role; readonly openedAt: number | null } | undefined>;
  /** Gives a role with a link, or takes it with null, which also removes keys, links and open doors. */
  setRole(
    account: AccountId,
    role: Role | null,
    games: readonly string[] | null,
    link: { readonly hash: string; readonly expiresAt: number } | undefined,
    action: LoggedAction,
  ): Promise<void>;
  /** Uses the link of this account; false if there is none, or its time is over. */
  useLink(hash: string, account: AccountId, at: number): Promise<boolean>;
  /** Opens the door of an open account with a role; false for any other. */
  open(session: NewSession, action: LoggedAction): Promise<boolean>;
  /** The open door of this cookie; undefined if its time, its role or its account's tokens are over. */
  session(hash: string, at: number): Promise<StoredSession | undefined>;
  close(hash: string, action: LoggedAction): Promise<void>;
  passkeysOf(account: AccountId): Promise<readonly Passkey[]>;
  /** False if there is a passkey with this id. */
  addPasskey(account: AccountId, passkey: Passkey, action: LoggedAction): Promise<boolean>;
  /** Notes the use of a passkey; false if its counter did not go on, as that of a copy. */
  usePasskey(id: string, counter: number, at: number): Promise<boolean>;
  /** Removes a key, and closes the doors of the account but the one with this hash; false if there is no such key. */
  removeKey(account: AccountId, id: string, keep: string, action: LoggedAction): Promise<boolean>;
  /** Closes every door of the account. */
  closeAll(account: AccountId, action: LoggedAction): Promise<void>;
  addChallenge(account: AccountId, purpose: string, challenge: string, expiresAt: number): Promise<void>;
  /** Uses a challenge; false if it was not made for this, was used, or is too old. */
  useChallenge(account: AccountId, purpose: string, challenge: string, at: number): Promise<boolean>;
  codeOf(account: AccountId): Promise<StoredCode | undefined>;
  setPending(account: AccountId, pending: string): Promise<void>;
  confirmCode(account: AccountId, pending: string, step: number, action: LoggedAction): Promise<boolean>;
  /** Counts a try before the code is looked at; false while the door rests, which too many tries begin. */
  countTry(account: AccountId, at: number): Promise<boolean>;
  /** Notes the step of a right code, and forgets the tries; false if this or a later step was used already. */
  useStep(account: AccountId, step: number): Promise<boolean>;
};
