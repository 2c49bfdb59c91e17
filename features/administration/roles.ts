import type { AccountId } from '@hub/engine/wire/ids';
import type { Role } from '@hub/protocol/http/admin/parts';
import { type Author, logLines } from '@hub/server/store/log-line.ts';
import { LINK_MS, newDoorLink } from './door.ts';
import type { DoorStore } from './door-store.ts';

/** Who may open the door. Each change closes the doors that the account has open, and ends its links. */
export type Roles = {
  /** Gives a role, that of a room moderator for these games; returns the code of a link that opens the door once, and until when (ms since 1970). */
  give(
    account: AccountId,
    role: Role,
    games?: readonly string[],
  ): Promise<{ readonly code: string; readonly until: number }>;
  /** Takes the role with all keys of the door. */
  take(account: AccountId): Promise<void>;
};

export function createRoles({
  store,
  ...author
}: Author & { readonly store: Pick<DoorStore, 'setRole'> }): Roles {
  const line = (account: AccountId, role: string) => {
    const made = logLines(author)('role', account);
    return { ...made, reason: `${role}${made.reason === '' ? '' : `: ${made.reason}`}` };
  };
  return {
    async give(account, role, games) {
      const { code, hash } = newDoorLink();
      const until = author.clock.now() + LINK_MS;
      const words = games === undefined ? role : `${role} of ${games.join(', ')}`;
      await store.setRole(account, role, games ?? null, { hash, expiresAt: until }, line(account, words));
      return { code, until };
    },
    take: (account) => store.setRole(account, null, null, undefined, line(account, 'none')),
  };
}

/** Address of the page that uses a link; the code is in the part that browsers send to no server. */
export const doorLink = (hub: string, code: string): string => `${hub}/admin/link#${code}`;
