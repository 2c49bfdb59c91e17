import { dailyGames } from '@hub/protocol/games';
import { type Challenges, createChallenges } from './domain/challenges/challenges.ts';
import { createLeagues, type DuelGame, type Leagues } from './domain/leagues/leagues.ts';
import { createPeople, type People } from './domain/people/people.ts';
import type { Presence } from './domain/presence/presence.ts';
import type { Clock } from './platform/clock.ts';
import type { Secret } from './platform/secret.ts';
import type { Store } from './store/store.ts';

type Deps = {
  readonly store: Pick<Store, 'challenges' | 'leagues' | 'people'>;
  readonly secret: Secret;
  readonly clock: Clock;
  readonly refusesName: (name: string) => Promise<boolean>;
  readonly presence: Presence;
  readonly duelGames: () => readonly DuelGame[];
};

/** Challenges by link, leagues of friends, whose duels are challenges, and the players whom one knows. */
export function createFriends({ store, secret, clock, refusesName, presence, duelGames }: Deps): {
  readonly challenges: Challenges;
  readonly leagues: Leagues;
  readonly people: People;
} {
  const leagues = createLeagues({
    store: store.leagues,
    challenges: store.challenges,
    secret,
    clock,
    refusesName,
    modes: dailyGames.map(({ id }) => id),
    duelGames,
  });
  const challenges = createChallenges({
    store: store.challenges,
    secret,
    clock,
    refusesDuel: (challenge, account) => leagues.refusesDuel(challenge, account),
  });
  const people = createPeople({
    store: store.people,
    challenges: store.challenges,
    look: (accounts) => presence.look(accounts),
    clock,
  });
  return { challenges, leagues, people };
}
