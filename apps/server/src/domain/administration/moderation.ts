import { randomUUID } from 'node:crypto';
import type { AccountId } from '@hub/engine/wire/ids';
import type { Clock } from '../../platform/clock.ts';
import type { AccountSummary, AdministrationStore, GuestFilter } from './ports.ts';

/** A name as it is stored, or the code that refuses it. */
type NameVerdict =
  | { readonly ok: true; readonly name: string }
  | { readonly ok: false; readonly code: string };

type ModerationDeps = {
  readonly store: AdministrationStore;
  /** Applies the rules for the names of players. */
  readonly checkName: (rawName: string) => Promise<NameVerdict>;
  readonly clock: Clock;
};

/** What the host does against names, lobbies and floods of guests. Running servers follow within two seconds. */
export type Moderation = {
  /** Gives a player another name, unless the rules for names refuse it, or with `erased` for an erased account. */
  rename(account: AccountId, rawName: string): Promise<NameVerdict>;
  /** Closes a lobby of that id on the server that runs it; its game ends without a result. */
  closeLobby(lobbyId: string): Promise<void>;
  /** The guests that `closeGuests` would close. */
  guests(filter: GuestFilter): Promise<readonly AccountSummary[]>;
  /** Closes all these guests; returns their number, and the time by which `reopen` finds them. */
  closeGuests(filter: GuestFilter): Promise<{ readonly closed: number; readonly at: number }>;
  /** Opens the accounts again that the host closed at exactly that time; returns their number. */
  reopen(closedAt: number): Promise<number>;
};

export function createModeration({ store, checkName, clock }: ModerationDeps): Moderation {
  return {
    async rename(account, rawName) {
      const verdict = await checkName(rawName);
      if (!verdict.ok) return verdict;
      const action = { id: randomUUID(), kind: 'rename', subject: account } as const;
      const isRenamed = await store.rename(account, verdict.name, action, clock.now());
      return isRenamed ? verdict : { ok: false, code: 'erased' };
    },
    closeLobby: (lobbyId) =>
      store.addAction({ id: randomUUID(), kind: 'close lobby', subject: lobbyId }, clock.now()),
    guests: (filter) => store.guests(filter),
    async closeGuests(filter) {
      const at = clock.now();
      let closed = 0;
      for (const { id } of await store.guests(filter))
        if ((await store.softDelete(id, at)) === 'deleted') closed += 1;
      return { closed, at };
    },
    async reopen(closedAt) {
      let reopened = 0;
      for (const { id } of await store.closedAt(closedAt))
        if ((await store.restore(id)) === 'restored') reopened += 1;
      return reopened;
    },
  };
}
