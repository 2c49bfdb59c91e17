import type { LoggedAction } from '@hub/server/store/host-action.ts';

export type Invitation = {
  /** Hash of the code in the link. */
  readonly hash: string;
  readonly usesLeft: number;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
};

/** What the host sets for all servers of the hub. */
export type HubSettingStore = {
  /** Stored JSON by name. */
  all(): Promise<ReadonlyMap<string, string>>;
  /** The id of the hub: the stored one, else this one, which is stored. */
  hubId(fresh: string): Promise<string>;
  /** The fingerprint of the secret that the database was last used with; undefined before the first use, and after a rotation. */
  secretFingerprint(): Promise<string | undefined>;
  /** Stores the fingerprint of the secret; in place of another one it ends what that one opened in the administration. */
  setSecretFingerprint(fingerprint: string): Promise<void>;
  /** When more players than `BUSY_ABOVE_PLAYERS` were last seen online (ms since 1970); undefined for never. */
  busyAt(): Promise<number | undefined>;
  setBusyAt(at: number): Promise<void>;
  /** Stores JSON by name, all or none. */
  set(values: ReadonlyMap<string, string>, action: LoggedAction): Promise<void>;
  /** False if there is none of this name. */
  remove(name: string, action: LoggedAction): Promise<boolean>;
  addInvitation(invitation: Invitation, action: LoggedAction): Promise<void>;
  /** Invitations that can still be used at that time. */
  invitations(at: number): Promise<readonly Invitation[]>;
  /** Ends all invitations, or those with these hashes; returns the hashes of those that could still be used. */
  endInvitations(at: number, action: LoggedAction, hashes?: readonly string[]): Promise<readonly string[]>;
};
