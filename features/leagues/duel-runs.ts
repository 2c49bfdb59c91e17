import { closesAt } from '@hub/engine/wire/days';
import type { AccountId, Day } from '@hub/engine/wire/ids';
import type { RunAnswer } from '@hub/engine/wire/runs';
import type { Clock } from '@hub/server/platform/clock.ts';
import type { ChallengeStore, ShownRun, StoredChallenge } from '../challenges/ports.ts';
import type { LeagueStore } from './ports.ts';
import { duelPlaces, pointsOfPlace } from './table.ts';

/** A finished run of a duel; without a place if it ended after the closing time. */
export type DuelRun = ShownRun & { readonly place: number | null; readonly points: number };

export type PlayedDuel = {
  readonly duel: StoredChallenge & { readonly day: Day };
  /** Finished runs of the league's members, best first. */
  readonly runs: readonly DuelRun[];
  readonly own: DuelRun;
  readonly isClosed: boolean;
};

export type DuelRuns = {
  /**
   * The runs of a duel, for a member whose own run is over: before that, runs of others would reveal its answers.
   * Returns `not_found` to accounts that are no member of the league, and for the duel of another league.
   */
  find(
    account: AccountId,
    league: string,
    duel: string,
  ): Promise<PlayedDuel | 'not_found' | 'challenge_not_played'>;
  answersOf(run: ShownRun): Promise<readonly RunAnswer[]>;
};

type Deps = {
  readonly leagues: Pick<LeagueStore, 'members'>;
  readonly challenges: Pick<ChallengeStore, 'find' | 'runsOf' | 'answersOf'>;
  readonly clock: Clock;
};

/** The runs of a league's duels after one's own. */
export function createDuelRuns({ leagues, challenges, clock }: Deps): DuelRuns {
  return {
    async find(account, league, id) {
      const duel = await challenges.find(id);
      if (duel?.league !== league || duel.day === null) return 'not_found';
      const { day } = duel;
      const members = await leagues.members(league);
      const present = new Set(
        members.filter(({ leftAt }) => leftAt === null).map((member) => member.account),
      );
      if (!present.has(account)) return 'not_found';
      const finished = (await challenges.runsOf(id, account)).filter(({ finishedAt }) => finishedAt !== null);
      // Members who have left keep their places, so that places and points agree with the table of the league.
      const places = duelPlaces(
        day,
        finished.map((run) => ({
          account: run.account,
          day,
          score: run.score ?? 0,
          finishedAt: run.finishedAt ?? 0,
        })),
        members,
      );
      const runs = finished.map((run): DuelRun => {
        const place = places.get(run.account) ?? null;
        return { ...run, place, points: place === null ? 0 : pointsOfPlace(place) };
      });
      const own = runs.find((run) => run.account === account);
      if (own === undefined) return 'challenge_not_played';
      const shown = runs.filter((run) => run === own || (run.place !== null && present.has(run.account)));
      return {
        duel: { ...duel, day },
        runs: shown.toSorted(byPlace),
        own,
        isClosed: clock.now() >= closesAt(day),
      };
    },
    answersOf: async ({ challenge, account }) => (await challenges.answersOf(challenge, account)) ?? [],
  };
}

const LAST = Number.MAX_SAFE_INTEGER;

/** Best first; of the same score, the faster run first. */
const byPlace = (a: DuelRun, b: DuelRun): number =>
  (a.place ?? LAST) - (b.place ?? LAST) || (a.ms ?? 0) - (b.ms ?? 0);
