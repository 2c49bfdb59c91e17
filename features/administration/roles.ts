import type { AccountId } from '@hub/engine/wire/ids';
import type { Role } from '@hub/protocol/http/admin/parts';
import type { Hub } from '@hub/server/hub.ts';
import { insertAction } from '@hub/server/store/audit-lines.ts';
import { type Author, logLines } from '@hub/server/store/log-line.ts';
import { newSecret, secretHash } from './sessions.ts';

/** A link is for a player who has the page open, or reads mail once a day. */
const LINK_MS = 86_400_000;

/** Who may sign in to the administration. Each change ends the admin sessions of the account, and its links. */
export const roles =
  ({ transaction }: Hub) =>
  (author: Author) => {
    /** Takes it with null, which also removes the keys. `hash` is that of a link. */
    const set = (
      accountId: AccountId,
      role: Role | null,
      { games, hash, until }: { games?: readonly string[] | undefined; hash?: string; until?: number } = {},
    ) =>
      transaction('power', async (tx) => {
        const line = logLines(author)('role', accountId);
        const words = role === null ? 'none' : games === undefined ? role : `${role} of ${games.join(', ')}`;
        for (const table of ['adminLink', 'adminSession', 'adminChallenge'] as const)
          await tx.deleteFrom(table).where('accountId', '=', accountId).execute();
        if (role === null) {
          for (const table of ['adminPasskey', 'adminCode', 'administrator'] as const)
            await tx.deleteFrom(table).where('accountId', '=', accountId).execute();
        } else {
          const given = { role, games: games === undefined ? null : JSON.stringify(games) };
          await tx
            .insertInto('administrator')
            .values({ accountId, ...given, grantedAt: line.at, openedAt: null })
            .onConflict((conflict) => conflict.column('accountId').doUpdateSet(given))
            .execute();
        }
        if (hash !== undefined && until !== undefined)
          await tx.insertInto('adminLink').values({ hash, accountId, expiresAt: until }).execute();
        const reason = line.reason === '' ? words : `${words}: ${line.reason}`;
        await insertAction(tx, { ...line, reason });
      });
    return {
      /** Gives a role, that of a room moderator for these games; returns the code of a link that signs in once, and until when (ms since 1970). */
      async give(account: AccountId, role: Role, games?: readonly string[]) {
        const code = newSecret();
        const until = author.clock.now() + LINK_MS;
        await set(account, role, { games, hash: secretHash(code), until });
        return { code, until };
      },
      /** Takes the role with all keys for signing in. */
      take: (account: AccountId) => set(account, null),
    };
  };

/** Address of the page that uses a link; the code is in the part that browsers send to no server. */
export const signInLink = (hub: string, code: string): string => `${hub}/admin/link#${code}`;
