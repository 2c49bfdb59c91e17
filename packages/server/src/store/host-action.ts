import type { AccountId } from '@hub/engine/wire/ids';
import type { Role } from '@hub/protocol/http/admin/parts';

/** What the host can do. Running servers follow the first ones. */
export type HostActionKind =
  | 'rename'
  | 'close lobby'
  | 'rename lobby'
  | 'suspend'
  | 'sign out'
  | 'erase'
  | 'lift suspension'
  | 'recovery code'
  | 'soft delete'
  | 'restore'
  | 'grant'
  | 'revoke'
  | 'registration'
  | 'invite'
  | 'end invitations'
  | 'prune guests'
  | 'name filter'
  | 'add news'
  | 'remove news'
  | 'add notice'
  | 'remove notice'
  | 'maintenance'
  | 'rotate secret'
  | 'role'
  | 'open door'
  | 'close door'
  | 'add passkey'
  | 'add code'
  | 'remove key'
  | 'wrong key'
  | 'decide report'
  | 'reply'
  | 'remove score'
  | 'backup'
  | 'verify backup'
  | 'download backup'
  | 'restore backup';

/** What the host did; `subject` is an account or a lobby. */
export type HostAction = { readonly id: string; readonly kind: HostActionKind; readonly subject: string };

/** A line of the audit log. */
export type LoggedAction = HostAction & {
  /** Who: a user of the machine, or an administrator. */
  readonly actor: string;
  /** Why, in the host's words; may be empty. */
  readonly reason: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** The acting account and its role; absent for the command line and the server. */
  readonly by?: { readonly account: AccountId; readonly role: Role } | undefined;
};
