import type { AccountId } from '@hub/engine/wire/ids';
import { challengeQueries } from '@hub/features/challenges/queries.ts';
import { type Challenges, challenges as createChallenges } from '@hub/features/challenges/server.ts';
import { leagues as createLeagues, type Leagues } from '@hub/features/leagues/server.ts';
import { createPeople, type People } from '@hub/features/people/people.ts';
import type { Presence } from '@hub/features/people/presence.ts';
import { createWaiting, type Waiting } from '@hub/features/waiting/waiting.ts';
import type { Hub } from '@hub/server/hub.ts';
import type { Secret } from '@hub/server/platform/secret.ts';
import type { Realtime } from './realtime/realtime.ts';
import type { Store } from './store/store.ts';

type Parts = {
  readonly store: Pick<Store, 'people'>;
  readonly secret: Secret;
  readonly refusesName: (name: string) => Promise<boolean>;
  readonly presence: Presence;
  /** Called with an account for which something else waits now. */
  readonly onWaiting: (account: AccountId) => void;
  /** Called when the name of an account may have changed. */
  readonly invalidateNames: () => void;
  /** The websocket part, which is built later. */
  readonly realtime: () => Pick<Realtime, 'duelGames' | 'rooms'>;
};

/** What players are to each other outside of a game. */
export type Friends = {
  readonly challenges: Challenges;
  readonly leagues: Leagues;
  readonly people: People;
  readonly waiting: Waiting;
  /** Updates the invitations of an account that was renamed, closed, hidden or shown again. */
  readonly onShownChanged: (account: AccountId) => void;
};

/** Challenges by link, leagues of friends, whose duels are challenges, the players whom one knows, and what waits for an account. */
export function createFriends(
  hub: Hub,
  { store, secret, refusesName, presence, onWaiting, invalidateNames, realtime }: Parts,
): Friends {
  const { clock } = hub;
  /** Failures are not reported: pages read the list again when they reconnect. */
  const tell = (accounts: Promise<readonly AccountId[]>): void =>
    void accounts.then((all) => all.forEach(onWaiting)).catch(() => undefined);
  const leagues = createLeagues(hub, {
    challenges: challengeQueries(hub),
    secret,
    refusesName,
    duelGames: () => realtime().duelGames,
    onMembership: onWaiting,
  });
  const challenges = createChallenges(hub, { secret, refusesDuel: leagues.refusesDuel, onRun: onWaiting });
  const people = createPeople({
    store: store.people,
    challenges,
    look: (accounts) => presence.look(accounts),
    leagueCode: leagues.codeFor,
    onInvited: onWaiting,
    onHidden: (account) => tell(store.people.invitedBy(account)),
    clock,
  });
  const waiting = createWaiting({
    people: store.people,
    challenges,
    leagues,
    rooms: {
      live: (account) => realtime().rooms.live(account),
      stored: (account) => realtime().rooms.stored(account),
    },
    clock,
  });
  return {
    challenges,
    leagues,
    people,
    waiting,
    onShownChanged(account) {
      invalidateNames();
      tell(store.people.invitedBy(account));
    },
  };
}
