import type { AccountId } from '@hub/engine/wire/ids';
import type { Board } from '@hub/protocol/games';
import type { Hub } from '@hub/server/hub.ts';
import { insertAction, logged } from '@hub/server/store/audit-lines.ts';
import type { LoggedAction } from '@hub/server/store/host-action.ts';
import { type Author, logLines } from '@hub/server/store/log-line.ts';
import { eraseAccount, type Pseudonym } from '../accounts/erasure.ts';
import { removeBestOf } from '../leaderboards/best-scores.ts';
import type { Ask } from '../offers.ts';
import { renewSecret } from '../settings/secret-fingerprint.ts';
import { accounts, lockAccount } from './accounts.ts';
import { health } from './health.ts';
import { idleGuests } from './idle-guests.ts';
import { lists } from './lists.ts';
import { eraseEverywhere } from './player-actions.ts';
import { retention } from './retention.ts';
import { roles } from './roles.ts';
import './tables.ts';

export type Administration = ReturnType<typeof administration>;

/** What hosts and moderators see of the hub, and what they do with it. */
export const administration = (hub: Hub, ask: Ask<'feedback' | 'leagues' | 'reports'>) => {
  const { db } = hub;
  return {
    ...accounts(hub, ask),
    ...lists(hub, ask),
    ...health(hub),
    ...retention(hub, ask),
    roles: roles(hub),
    /** The actions of that time (ms since 1970) or later. */
    actionsSince: (at: number) =>
      db
        .selectFrom('hostAction')
        .select(['id', 'kind', 'subject'])
        .where('createdAt', '>=', at)
        .orderBy('createdAt')
        .execute(),
    /** Adds the line of an action that is done elsewhere. */
    addAction: (line: LoggedAction) => insertAction(db, line),
    /** Asks the server that runs a lobby to close it, and ends reports about it. */
    closeLobby(author: Author, lobbyId: string) {
      const line = logLines(author)('close lobby', lobbyId);
      return logged(hub, line, async (tx) => ask().reports?.lobbyClosed(tx, lobbyId, line));
    },
    /** Removes a best score; false if there is none. */
    removeScore: (board: Board, account: AccountId, line: LoggedAction) =>
      logged(hub, line, (tx) => removeBestOf(tx, board, account)),
    /** Erases an account that a restored backup has brought back; false if it is erased already. */
    eraseAgain: (account: AccountId, pseudonym: Pseudonym, line: LoggedAction) =>
      hub.transaction(
        'process',
        async (tx) => {
          await insertAction(tx, line);
          return eraseEverywhere(tx, account, pseudonym, line);
        },
        'read committed',
      ),
    /** Erases an idle guest, who is in no text of others; false if the guest is not idle any more. */
    pruneGuest: (account: AccountId, pseudonym: Pseudonym, line: LoggedAction) =>
      hub.transaction(
        'process',
        async (tx) => {
          // So that the next query sees what is being written for the account.
          await lockAccount(tx, account);
          const idle = await idleGuests(tx, ask()).where('account.id', '=', account).execute();
          if (idle.length === 0) return false;
          await insertAction(tx, line);
          return eraseAccount(tx, account, { pseudonym, at: line.at, fromTextsOfOthers: false });
        },
        'read committed',
      ),
    /**
     * Ends all sessions, links, codes of apps and pending passkeys of the administration, and lets the next start bring another
     * secret, which `rotate` makes; all of it or, if that throws, nothing. `rotate` returns the fingerprint of the new secret if it is
     * known: then no other one is let in.
     */
    rotateSecret(line: LoggedAction, rotate: () => string | undefined) {
      let made: { readonly fingerprint: string | undefined } | undefined;
      // A transaction that is tried again must not make one more: the tokens of the secret before would end.
      const rotateOnce = () => (made ??= { fingerprint: rotate() }).fingerprint;
      return logged(hub, line, (tx) => renewSecret(tx, rotateOnce));
    },
  };
};
