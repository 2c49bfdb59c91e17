import { dailyGames } from '@hub/protocol/games';
import { type Challenges, createChallenges } from './domain/challenges/challenges.ts';
import { createLeagues, type DuelGame, type Leagues } from './domain/leagues/leagues.ts';
import type { Clock } from './platform/clock.ts';
import type { Secret } from './platform/secret.ts';
import type { Store } from './store/store.ts';

type Deps = {
  readonly store: Pick<Store, 'challenges' | 'leagues'>;
  readonly secret: Secret;
  readonly clock: Clock;
  readonly refusesName: (name: string) => Promise<boolean>;
  readonly duelGames: () => readonly DuelGame[];
};

/** Challenges by link and leagues of friends, whose duels are challenges. */
export function createFriends({ store, secret, clock, refusesName, duelGames }: Deps): {
  readonly challenges: Challenges;
  readonly leagues: Leagues;
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
  return { challenges, leagues };
}
