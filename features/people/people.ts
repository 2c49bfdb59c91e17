import { DAY_MS, dayOf } from '@hub/engine/wire/days';
import type { ErrorCode } from '@hub/engine/wire/errors';
import type { AccountId, PlayerId } from '@hub/engine/wire/ids';
import {
  CHALLENGE_DAYS,
  LOBBY_INVITE_MINUTES,
  PEOPLE_COUNTED_FROM,
  PEOPLE_SHOWN,
} from '@hub/engine/wire/limits';
import type { Clock } from '@hub/server/platform/clock.ts';
import type { Challenges } from '../challenges/server.ts';
import type { PeopleStore, PlayerInvite, ReceivedInvite, ShownPlayer } from './ports.ts';

/** A player in sight. Nothing of it depends on rifts that the viewer has not solved, and neither does the order. */
export type Person = {
  readonly player: ShownPlayer;
  readonly isHere: boolean;
  /** The newest rift of today that both have solved. */
  readonly solved: { readonly game: string; readonly attempts: number; readonly at: number } | null;
};

export type InSight = {
  /** Accounts and visitors with an open page; null for fewer than ten. */
  readonly here: number | null;
  readonly people: readonly Person[];
  readonly invites: readonly ReceivedInvite[];
};

export type People = {
  inSight(account: AccountId): Promise<InSight>;
  setHidden(account: AccountId, isHidden: boolean): Promise<void>;
  /** Invites a player who is in sight, by name, to the sender's challenge, to a lobby, or to a league of the sender by its id. */
  invite(
    from: { readonly account: AccountId; readonly isHidden: boolean },
    to: PlayerId,
    invite: Omit<PlayerInvite, 'at'>,
  ): Promise<ErrorCode | undefined>;
  /** Deletes invitations that are no longer shown. */
  forget(): Promise<void>;
};

type Online = { readonly online: number; readonly here: ReadonlySet<string> };

type Deps = {
  readonly store: PeopleStore;
  readonly challenges: Pick<Challenges, 'find'>;
  /** The number of accounts and visitors with an open page, and which of these accounts have one. */
  readonly look: (accounts: readonly AccountId[]) => Online | Promise<Online>;
  /** The code of a league that the sender is in and that the other may join; undefined otherwise. */
  readonly leagueCode: (league: string, from: AccountId, to: AccountId) => Promise<string | undefined>;
  /** Called with the account that was invited. */
  readonly onInvited: (account: AccountId) => void;
  /** Called with an account that was hidden or is shown again. */
  readonly onHidden: (account: AccountId) => void;
  readonly clock: Clock;
};

/** Players whom an account knows, and what they may tell each other. */
export function createPeople({
  store,
  challenges,
  look,
  leagueCode,
  onInvited,
  onHidden,
  clock,
}: Deps): People {
  return {
    async inSight(account) {
      const now = clock.now();
      const day = dayOf(now);
      const [known, own, invites] = await Promise.all([
        store.acquaintancesOf(account, day, now),
        store.solvedBy(account, day),
        store.invitesTo(
          account,
          { lobbies: now - LOBBY_INVITE_MINUTES * 60_000, others: now - CHALLENGE_DAYS * DAY_MS },
          now,
        ),
      ]);
      const { online, here } = await look(known.map((one) => one.account));
      const sorted = known.toSorted(
        (a, b) =>
          Number(here.has(b.account)) - Number(here.has(a.account)) ||
          Number(b.isInLeague) - Number(a.isInLeague) ||
          a.player.name.localeCompare(b.player.name, 'en'),
      );
      return {
        here: online < PEOPLE_COUNTED_FROM ? null : online,
        people: sorted.slice(0, PEOPLE_SHOWN).map((one) => {
          const solved = one.solved.filter(({ game }) => own.has(game)).toSorted((a, b) => b.at - a.at);
          return {
            player: one.player,
            isHere: here.has(one.account),
            solved: solved[0] ?? null,
          };
        }),
        invites,
      };
    },
    async setHidden(account, isHidden) {
      await store.setHidden(account, isHidden);
      onHidden(account);
    },
    async invite({ account, isHidden }, to, invite) {
      const now = clock.now();
      const known = await store.acquaintancesOf(account, dayOf(now), now);
      const invited = known.find(({ player }) => player.id === to);
      // The same answer for strangers and hidden players: it must not tell who exists.
      if (invited === undefined) return 'account_not_found';
      if (isHidden) return 'not_now';
      if (invite.kind === 'challenge') {
        const challenge = await challenges.find(invite.target);
        const isOwn = challenge?.accountId === account && challenge.game === invite.game;
        if (!isOwn || now >= challenge.expiresAt) return 'not_challengeable';
      }
      const target =
        invite.kind === 'league' ? await leagueCode(invite.target, account, invited.account) : invite.target;
      if (target === undefined) return 'not_now';
      await store.invite(account, invited.account, { ...invite, target, at: now });
      onInvited(invited.account);
      return undefined;
    },
    forget: () => store.forgetInvites(clock.now() - CHALLENGE_DAYS * DAY_MS),
  };
}
