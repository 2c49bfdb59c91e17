import type { AccountId } from '@hub/engine/wire/ids';
import { type Challenges, createChallenges } from '@hub/features/challenges/challenges.ts';
import { createDuelRuns, type DuelRuns } from '@hub/features/leagues/duel-runs.ts';
import { createLeagueInvitations } from '@hub/features/leagues/invitations.ts';
import { createLeagues, type Leagues } from '@hub/features/leagues/leagues.ts';
import type { LeagueStore } from '@hub/features/leagues/ports.ts';
import { createPeople, type People } from '@hub/features/people/people.ts';
import type { Presence } from '@hub/features/people/presence.ts';
import { createWaiting, type Waiting } from '@hub/features/waiting/waiting.ts';
import { dailyGames } from '@hub/protocol/games';
import type { Notices } from '@hub/server/bus/notices.ts';
import type { Clock } from '@hub/server/platform/clock.ts';
import type { Secret } from '@hub/server/platform/secret.ts';
import type { Settlement } from '@hub/server/rooms/ports.ts';
import type { Realtime } from './realtime/realtime.ts';
import type { Store } from './store/store.ts';

type Deps = {
  readonly store: Pick<Store, 'challenges' | 'leagues' | 'people'>;
  readonly secret: Secret;
  readonly clock: Clock;
  readonly refusesName: (name: string) => Promise<boolean>;
  readonly presence: Presence;
  readonly notices: Notices;
};

type Others = {
  /** Called when the name of an account may have changed. */
  readonly invalidateNames: () => void;
  /** The websocket part, which is built later. */
  readonly realtime: () => Pick<Realtime, 'duelGames' | 'rooms' | 'onWaiting'>;
};

/** What players are to each other outside of a game. */
export type Friends = {
  readonly challenges: Challenges;
  readonly leagues: Leagues;
  readonly duelRuns: DuelRuns;
  readonly people: People;
  readonly waiting: Waiting;
  /** Tells the maker of a challenge that a run of it is over. */
  onSettled(settlement: Settlement): void;
  /** Updates the invitations of an account that was renamed, closed, hidden or shown again. */
  readonly onShownChanged: (account: AccountId) => void;
};

/** Challenges by link, leagues of friends, whose duels are challenges, the players whom one knows, and what waits for an account. */
export function createFriends(
  { store, secret, clock, refusesName, presence, notices }: Deps,
  { invalidateNames, realtime }: Others,
): Friends {
  const onWaiting = (account: AccountId): void => {
    realtime().onWaiting(account);
    notices.send({ kind: 'waiting changed', account });
  };
  /** Failures are not reported: pages read the list again when they reconnect. */
  const tell = (accounts: Promise<readonly AccountId[]>): void =>
    void accounts.then((all) => all.forEach(onWaiting)).catch(() => undefined);
  const leagues = createLeagues({
    store: tellingMembers(store.leagues, onWaiting),
    challenges: store.challenges,
    secret,
    clock,
    refusesName,
    modes: dailyGames.map(({ id }) => id),
    duelGames: () => realtime().duelGames,
  });
  const challenges = createChallenges({
    store: store.challenges,
    secret,
    clock,
    refusesDuel: (challenge, account) => leagues.refusesDuel(challenge, account),
    onTaken: onWaiting,
  });
  const invitations = createLeagueInvitations({ store: store.leagues, clock });
  const people = createPeople({
    store: store.people,
    challenges: store.challenges,
    look: (accounts) => presence.look(accounts),
    leagueCode: invitations.codeFor,
    onInvited: onWaiting,
    onHidden: (account) => tell(store.people.invitedBy(account)),
    clock,
  });
  const waiting = createWaiting({
    people: store.people,
    challenges: store.challenges,
    leagues: { duelToday: (account) => leagues.duelToday(account), mayJoin: invitations.mayJoin },
    rooms: {
      live: (account) => realtime().rooms.live(account),
      stored: (account) => realtime().rooms.stored(account),
    },
    clock,
  });
  return {
    challenges,
    leagues,
    duelRuns: createDuelRuns({ leagues: store.leagues, challenges: store.challenges, clock }),
    people,
    waiting,
    onSettled({ challengeRun }) {
      if (challengeRun === undefined) return;
      const found = store.challenges.find(challengeRun.challenge);
      tell(found.then((challenge) => (challenge?.account ? [challenge.account] : [])));
    },
    onShownChanged(account) {
      invalidateNames();
      tell(store.people.invitedBy(account));
    },
  };
}

/** Calls back with each account that joins or leaves a league: its duel waits for the account or no longer does. */
const tellingMembers = (store: LeagueStore, onMembership: (account: AccountId) => void): LeagueStore => ({
  ...store,
  async create(league, members, limits) {
    const created = await store.create(league, members, limits);
    for (const member of members) onMembership(member);
    return created;
  },
  async join(id, account, at, limits) {
    const joined = await store.join(id, account, at, limits);
    onMembership(account);
    return joined;
  },
  async leave(id, account, at, isRemoved) {
    await store.leave(id, account, at, isRemoved);
    onMembership(account);
  },
});
