import type { AccountId, PlayerId } from '@hub/engine/wire/ids';
import type { Role } from '@hub/protocol/http/admin/parts';

/** Who is signed in to the administration. */
export type Administrator = {
  readonly account: AccountId;
  readonly playerId: PlayerId;
  readonly name: string;
  readonly role: Role;
  /** The games of a room moderator; null for other roles, which have all. */
  readonly games: readonly string[] | null;
  /** When the session ends, ms since 1970. */
  readonly until: number;
};
