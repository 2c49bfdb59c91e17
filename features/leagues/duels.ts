import { createHmac } from 'node:crypto';
import { closesAt, DAY_MS, dayOf, daysAfter, firstOpenDay } from '@hub/engine/wire/days';
import type { ErrorCode } from '@hub/engine/wire/errors';
import type { AccountId, ChallengeId, Day } from '@hub/engine/wire/ids';
import { LEAGUE_DAYS } from '@hub/engine/wire/limits';
import type { Mount } from '@hub/server/http/mount.ts';
import { refuse } from '@hub/server/http/refusal.ts';
import type { Hub } from '@hub/server/hub.ts';
import type { Secret } from '@hub/server/platform/secret.ts';
import type { NotNull } from 'kysely';
import { type Challenge, challengeQueries, type ShownRun } from '../challenges/queries.ts';
import { lineOf } from '../challenges/server.ts';
import { leagueDuel } from './duel-calls.ts';
import { isIn, type League, membersOf } from './league.ts';
import { duelPlaces, endOf, pointsOfPlace } from './table.ts';

export type DuelParts = {
  readonly secret: Secret;
  /** The games whose runs can be duels, with the options of their rules; they take turns by day. */
  readonly duelGames: () => readonly { readonly game: string; readonly options: unknown }[];
};

type DuelOfDay = {
  readonly id: ChallengeId;
  readonly game: string;
  readonly players: readonly AccountId[];
  readonly own: 'none' | 'playing' | 'over';
};

/** The duels of leagues, one a day for all members. They are challenges without a maker. */
export function leagueDuels(hub: Hub, { secret, duelGames }: DuelParts) {
  const { db, clock } = hub;
  const challenges = challengeQueries(hub);
  const key = secret.derive('duel of the day');
  const derived = (text: string): string => createHmac('sha256', key).update(text).digest('base64url');
  const idOf = (league: string, day: Day) => derived(`id/${league}/${day}`).slice(0, 16) as ChallengeId;
  const isOver = ({ firstDay, closedAt }: League): boolean =>
    closedAt !== null || clock.now() >= endOf(firstDay);
  /** Whether this is one of the days of a league that is not over. */
  const isOn = (league: League, day: Day): boolean =>
    !isOver(league) && day <= daysAfter(league.firstDay, LEAGUE_DAYS - 1);

  /** The duel of a day, stored at its first use. All members get the same questions, which follow from the secret. */
  async function duelOf(league: League, day: Day): Promise<Challenge | undefined> {
    const id = idOf(league.id, day);
    const known = await challenges.find(id);
    if (known !== undefined) return known;
    const games = duelGames();
    const chosen = games[(Date.parse(day) / DAY_MS) % games.length];
    if (chosen === undefined) return undefined;
    const duel: Challenge = {
      id,
      game: chosen.game,
      seed: derived(`seed/${league.id}/${day}`),
      options: JSON.stringify(chosen.options),
      roomId: null,
      accountId: null,
      leagueId: league.id,
      day,
      createdAt: clock.now(),
      expiresAt: closesAt(day),
    };
    await challenges.add(duel, undefined, { limit: 0, since: 0 });
    return challenges.find(id);
  }

  async function withRuns({ id, game }: Challenge, account: AccountId): Promise<DuelOfDay> {
    const players = await challenges.playersOf(id);
    const own = players.find((player) => player.account === account);
    return {
      id: id as ChallengeId,
      game,
      players: players.filter((player) => player.isOver).map((player) => player.account),
      own: own === undefined ? 'none' : own.isOver ? 'over' : 'playing',
    };
  }

  return {
    idOf,
    isOver,
    isOn,
    /** The duel of today, or that of yesterday while the account's run of it can still be finished in time. */
    async open(league: League, account: AccountId): Promise<DuelOfDay | null> {
      const [today, firstOpen] = [dayOf(clock.now()), firstOpenDay(clock.now())];
      const earlier =
        firstOpen === today || isOver(league) ? undefined : await challenges.find(idOf(league.id, firstOpen));
      const begun = earlier && (await withRuns(earlier, account));
      if (begun?.own === 'playing') return begun;
      const duel = isOn(league, today) ? await duelOf(league, today) : undefined;
      return duel === undefined ? null : withRuns(duel, account);
    },
    /** The finished runs of all duels of a league. */
    finished: (league: string) =>
      db
        .selectFrom('challengeRun as run')
        .innerJoin('challenge', 'challenge.id', 'run.challengeId')
        .select(['run.accountId as account', 'challenge.day', 'run.score', 'run.finishedAt'])
        .where('challenge.leagueId', '=', league)
        .where('challenge.day', 'is not', null)
        .where('run.score', 'is not', null)
        .where('run.finishedAt', 'is not', null)
        .$narrowType<{ day: NotNull; score: NotNull; finishedAt: NotNull }>()
        .execute(),
    /** Why an account may not play a duel. */
    async refuses(
      league: League | undefined,
      duel: Pick<Challenge, 'day'>,
      account: AccountId,
    ): Promise<ErrorCode | undefined> {
      if (league === undefined) return 'not_found';
      // The time until 00:30 is for ending it: who begins then knows the places of all others.
      if (isOver(league) || duel.day !== dayOf(clock.now())) return 'challenge_over';
      return isIn(account, await membersOf(db, league.id)) ? undefined : 'forbidden';
    },
    mount(mount: Mount) {
      // For a member whose own run is over: before that, runs of others would reveal its answers.
      mount(leagueDuel, async ({ params, query, caller }) => {
        const { accountId } = caller.player;
        const duel = await challenges.find(params.duel);
        if (duel?.leagueId !== params.league || duel.day === null) return refuse('not_found');
        const { game, day } = duel;
        const [members, league] = await Promise.all([
          membersOf(db, params.league),
          db.selectFrom('league').select('closedAt').where('id', '=', params.league).executeTakeFirst(),
        ]);
        if (league === undefined || !isIn(accountId, members)) return refuse('not_found');
        const finished = (await challenges.runsOf(params.duel, accountId)).flatMap((run) =>
          run.finishedAt === null ? [] : { ...run, finishedAt: run.finishedAt, score: run.score ?? 0, day },
        );
        // Members who have left keep their places, so that places and points agree with the table of the league.
        const places = duelPlaces(day, finished, members, league.closedAt);
        const own = finished.find((run) => run.account === accountId);
        if (own === undefined) return refuse('challenge_not_played');
        const placeOf = ({ account }: ShownRun): number | null => places.get(account) ?? null;
        /** Best first; of the same score, the faster run first. */
        const runs = finished
          .filter((run) => run === own || (placeOf(run) !== null && isIn(run.account, members)))
          .toSorted((a, b) => (placeOf(a) ?? LAST) - (placeOf(b) ?? LAST) || (a.ms ?? 0) - (b.ms ?? 0));
        const others = runs.filter((run) => run !== own);
        const other =
          query.with === undefined ? others[0] : others.find(({ player }) => player.id === query.with);
        const sideOf = async (run: ShownRun) => ({
          line: lineOf(run, null, accountId),
          answers: (await challenges.answersOf(run.challengeId, run.account)) ?? [],
        });
        return {
          game,
          day,
          isClosed: league.closedAt !== null || clock.now() >= closesAt(day),
          table: runs.map((run) => {
            const place = placeOf(run);
            const points = place === null ? 0 : pointsOfPlace(place);
            return { ...lineOf(run, null, accountId), place, points };
          }),
          own: await sideOf(own),
          other: other === undefined ? null : await sideOf(other),
        };
      });
    },
  };
}

/** For runs without a place. */
const LAST = Number.MAX_SAFE_INTEGER;
