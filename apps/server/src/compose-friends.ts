import type { AccountId } from '@hub/engine/wire/ids';
import type { Presence } from '@hub/features/activity/presence.ts';
import { challengeQueries } from '@hub/features/challenges/queries.ts';
import { type Challenges, challenges as createChallenges } from '@hub/features/challenges/server.ts';
import { leagues as createLeagues } from '@hub/features/leagues/server.ts';
import { people as createPeople } from '@hub/features/people/server.ts';
import { waiting } from '@hub/features/waiting/server.ts';
import type { Hub } from '@hub/server/hub.ts';
import type { Secret } from '@hub/server/platform/secret.ts';
import type { Realtime } from './realtime/realtime.ts';

export type Friends = ReturnType<typeof createFriends>;

type Parts = {
  readonly secret: Secret;
  readonly refusesName: (name: string) => Promise<boolean>;
  readonly presence: Presence;
  /** Called with an account for which something else waits now. */
  readonly onWaiting: (account: AccountId) => void;
  /** The websocket part, which is built later. */
  readonly realtime: () => Pick<Realtime, 'duelGames' | 'rooms'>;
};

/** Challenges by link, leagues of friends, whose duels are challenges, the players whom one knows, and what waits for an account. */
export function createFriends(hub: Hub, { secret, refusesName, presence, onWaiting, realtime }: Parts) {
  const leagues = createLeagues(hub, {
    challenges: challengeQueries(hub),
    secret,
    refusesName,
    duelGames: () => realtime().duelGames,
    onMembership: onWaiting,
  });
  const challenges: Challenges = createChallenges(hub, {
    secret,
    refusesDuel: leagues.refusesDuel,
    onRun: onWaiting,
  });
  const people = createPeople(hub, { challenges, leagues, presence, onInvites: onWaiting });
  return {
    challenges,
    leagues,
    people,
    waiting: waiting(hub, { people, challenges, leagues, rooms: () => realtime().rooms }),
  };
}
