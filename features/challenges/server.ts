import { createHmac, randomBytes } from 'node:crypto';
import { DAY_MS } from '@hub/engine/wire/days';
import type { ErrorCode } from '@hub/engine/wire/errors';
import type { AccountId, ChallengeId, Day, GameId } from '@hub/engine/wire/ids';
import {
  CHALLENGE_DAYS,
  CHALLENGE_PLAYERS,
  CHALLENGE_RUNS_PER_DAY,
  CHALLENGES_PER_DAY,
  SOLO_GAME_HOURS,
} from '@hub/engine/wire/limits';
import type { RunAnswer } from '@hub/engine/wire/runs';
import { dailyGames } from '@hub/protocol/games';
import type { Mount } from '@hub/server/http/mount.ts';
import { refuse } from '@hub/server/http/refusal.ts';
import type { Hub } from '@hub/server/hub.ts';
import type { Secret } from '@hub/server/platform/secret.ts';
import type { Settlement } from '@hub/server/rooms/ports.ts';
import { TRUE } from '@hub/server/store/boolean-column.ts';
import type { Ask, Waits } from '../offers.ts';
import { asked } from './asked.ts';
import { type ChallengeLine, type ChallengeReply, challengeById, makeChallenge } from './calls.ts';
import { openChallengesOf } from './open-challenges.ts';
import { type Challenge, challengeQueries, finishRun, type ShownRun, sumOf } from './queries.ts';
import { challengeRuns } from './run-calls.ts';
import './tables.ts';

export type Challenges = ReturnType<typeof challenges>;

type Parts = {
  readonly secret: Secret;
  /** Leagues decide who may play their duels. */
  readonly ask: Ask<'leagues'>;
  /** Called with the maker of a challenge when a player has begun or finished it. */
  readonly onWaiting: (maker: AccountId) => void;
};

/** The questions of a challenge with the challenger's answers. */
type Questions = {
  readonly id: string;
  readonly seed: string;
  readonly options: unknown;
  readonly ghost?: readonly RunAnswer[];
};

/** Bytes of an id: 16 characters. */
const ID_BYTES = 12;
const SOLO_MS = SOLO_GAME_HOURS * 3_600_000;
/** Challenges deleted per statement. */
const FORGOTTEN_AT_ONCE = 200;

/** The part of a room's state that `recordedRules` writes. */
type RecordedState = {
  readonly run?: {
    readonly seed: string;
    readonly options: unknown;
    readonly answers: readonly RunAnswer[];
    readonly score?: number;
    /** Of a run that came by a challenge, or is a duel. */
    readonly challenge?: unknown;
  };
};

/** Challenges by link, and the questions of duels. They count in no ranking and pay nothing. */
export function challenges(hub: Hub, { secret, ask, onWaiting }: Parts) {
  const { db, transaction, clock } = hub;
  const queries = challengeQueries(hub);
  const key = secret.derive('challenge');
  /** One room per account and challenge, whatever tabs and nodes do. */
  const roomIdOf = (id: string, account: AccountId): GameId =>
    createHmac('sha256', key).update(`${id}/${account}`).digest('base64url') as GameId;

  /** The finished run of an account alone in a room of a game. */
  async function finishedRun(account: AccountId, game: string, roomId: GameId) {
    const room = await db
      .selectFrom('roomSnapshot')
      .select(['kind', 'seats', 'state'])
      .where('roomId', '=', roomId)
      .where('isOver', '=', TRUE)
      .executeTakeFirst();
    const seats = JSON.parse(room?.seats ?? '[]') as AccountId[];
    if (room?.kind !== game || seats.length !== 1 || seats[0] !== account) return refuse('game_not_found');
    const { run } = JSON.parse(room.state) as RecordedState;
    if (run?.score === undefined || run.answers.length === 0) return refuse('not_challengeable');
    // Others may still have these questions before them: those of a duel, or of the link by which the run came.
    if (run.challenge !== undefined) return refuse('not_challengeable');
    return { ...run, score: run.score };
  }

  /** Makes a challenge from a finished run; the same one if there is one already. */
  async function make(account: AccountId, game: string, roomId: GameId) {
    const { seed, options, score, answers } = await finishedRun(account, game, roomId);
    const now = clock.now();
    const challenge: Challenge = {
      id: randomBytes(ID_BYTES).toString('base64url'),
      game,
      seed,
      options: JSON.stringify(options),
      roomId,
      accountId: account,
      leagueId: null,
      day: null,
      createdAt: now,
      expiresAt: now + CHALLENGE_DAYS * DAY_MS,
    };
    const own = {
      challengeId: challenge.id,
      accountId: account,
      roomId,
      startedAt: now,
      finishedAt: now,
      score,
      answers: JSON.stringify(answers),
      answerMs: sumOf(answers),
    };
    const most = { limit: CHALLENGES_PER_DAY, since: now - DAY_MS };
    if ((await queries.add(challenge, own, most)) === 'added') return challenge;
    const known = db.selectFrom('challenge').selectAll().where('roomId', '=', roomId);
    return (await known.executeTakeFirst()) ?? refuse('too_many_challenges');
  }

  /** Whether an account has finished a challenge that another account has made by link at a game, before a time. */
  async function hasFinishedOneOf(account: AccountId, maker: AccountId, game: string, before: number) {
    const run = await db
      .selectFrom('challengeRun as run')
      .innerJoin('challenge', 'challenge.id', 'run.challengeId')
      .select('run.challengeId')
      .where('run.accountId', '=', account)
      .where('run.finishedAt', '<', before)
      .where('challenge.accountId', '=', maker)
      .where('challenge.game', '=', game)
      .limit(1)
      .executeTakeFirst();
    return run !== undefined;
  }

  /** Why an account may not play the duel of a league, which a hub without leagues may still have stored. */
  const refusesDuel = async (duel: Challenge, account: AccountId): Promise<ErrorCode | undefined> => {
    const { leagues } = ask();
    return leagues === undefined ? 'not_found' : leagues.refusesDuel(duel, account);
  };

  /** A challenge for its table; `own` is the account whose run is in it also when many others have begun. */
  async function open(id: string, own: AccountId | undefined) {
    const challenge = await queries.find(id);
    if (challenge === undefined || challenge.leagueId !== null) return refuse('not_found');
    return { challenge, runs: await queries.runsOf(id, own) };
  }

  /** Deletes challenges that can no longer be looked at, with their runs; a few at a time. */
  async function forget() {
    const before = clock.now() - CHALLENGE_DAYS * DAY_MS;
    for (;;) {
      const old = await db
        .selectFrom('challenge')
        .select('id')
        .where('expiresAt', '<', before)
        // A league keeps its duels: its table is computed from them.
        .where('leagueId', 'is', null)
        .limit(FORGOTTEN_AT_ONCE)
        .execute();
      if (old.length === 0) return;
      const ids = old.map(({ id }) => id);
      await transaction('process', async (tx) => {
        await tx.deleteFrom('challengeRun').where('challengeId', 'in', ids).execute();
        await tx.deleteFrom('challenge').where('id', 'in', ids).execute();
      });
    }
  }

  return {
    find: queries.find,
    async waitsFor(account: AccountId): Promise<readonly Waits[]> {
      const open = await openChallengesOf(db, account, clock.now());
      return open.map(({ id, expiresAt, ...challenge }) => ({
        urgency: 7,
        until: expiresAt,
        entry: (timeLeft) => ({ kind: 'challenge', id: id as ChallengeId, ...challenge, timeLeft }),
      }));
    },
    /** Lets an account play a challenge, or look at its finished run; see `BeginRun`. */
    async begin(
      id: ChallengeId,
      { account, game, now }: { readonly account: AccountId; readonly game: string; readonly now: number },
    ): Promise<{ readonly roomId: GameId; readonly start?: Questions | undefined } | ErrorCode> {
      const challenge = await queries.find(id);
      if (challenge?.game !== game) return 'game_not_found';
      const { accountId: maker, leagueId, seed } = challenge;
      const known = await queries.runOfQuestions(challenge, account);
      if (known === undefined) {
        if (now >= challenge.expiresAt) return 'challenge_over';
        const refusal = leagueId === null ? undefined : await refusesDuel(challenge, account);
        if (refusal !== undefined) return refusal;
      }
      const ownRoom = roomIdOf(id, account);
      const most = {
        // Members of a league take part, however many others came and went.
        players: leagueId === null ? CHALLENGE_PLAYERS : Number.POSITIVE_INFINITY,
        runs: CHALLENGE_RUNS_PER_DAY,
        since: now - DAY_MS,
      };
      const run =
        known ??
        (await queries.begin(challenge, { accountId: account, roomId: ownRoom, startedAt: now }, most));
      if (run === 'full') return 'challenge_full';
      if (run === 'too many') return 'too_many_challenges';
      if (known === undefined && maker !== null) onWaiting(maker);
      const { roomId } = run;
      if (run.challengeId !== id) return 'challenge_played';
      if (run.finishedAt !== null) return roomId === ownRoom ? { roomId } : 'challenge_played';
      // A room ends a day after it began. It must not begin anew, with questions that the player knows.
      if (now - run.startedAt >= SOLO_MS) return { roomId };
      const ghost = maker === null ? undefined : await queries.answersOf(id, maker);
      const options: unknown = JSON.parse(challenge.options);
      return { roomId, start: { id, seed, options, ...(ghost && { ghost }) } };
    },
    /** Failures are not reported: pages read what waits again when they reconnect. */
    onSettled({ challengeRun }: Pick<Settlement, 'challengeRun'>): void {
      if (challengeRun === undefined) return;
      void queries
        .find(challengeRun.challenge)
        .then((challenge) => challenge?.accountId && onWaiting(challenge.accountId))
        .catch(() => undefined);
    },
    finishRun,
    ...asked(db),
    jobs: [{ name: 'delete ended challenges', work: forget, everyMs: DAY_MS }],
    mount(mount: Mount) {
      mount(makeChallenge, async ({ body: { game, gameId }, caller }) => {
        const { id, expiresAt } = await make(caller.player.accountId, game, gameId);
        return { id: id as ChallengeId, expiresAt };
      });
      mount(challengeById, async ({ params, caller }): Promise<ChallengeReply> => {
        const own = caller?.player.accountId;
        const { challenge, runs } = await open(params.challenge, own);
        const { game, accountId: maker, createdAt, expiresAt } = challenge;
        const mayBeBack = maker !== null && own !== undefined && own !== maker;
        const fewest = dailyGames.some(({ id }) => id === game);
        const mine = runs.find(({ account }) => account === own);
        return {
          id: params.challenge,
          game,
          day: dayOfPractice(challenge),
          expiresAt,
          isOver: clock.now() >= expiresAt,
          isBack: mayBeBack && (await hasFinishedOneOf(maker, own, game, createdAt)),
          isFull: runs.filter(isFinished).length >= CHALLENGE_PLAYERS,
          table: runs.map((run) => lineOf(run, maker, own)).toSorted((a, b) => compare(a, b, fewest)),
          own: mine === undefined ? 'none' : isEnded(mine, clock.now()) ? 'over' : 'playing',
        };
      });
      mount(challengeRuns, async ({ params, query, caller: { player } }) => {
        const { challenge, runs } = await open(params.challenge, player.accountId);
        const own = runs.find((run) => run.account === player.accountId);
        if (own === undefined || !isFinished(own)) return refuse('challenge_not_played');
        const finished = runs.filter((run) => run !== own && isFinished(run));
        const other =
          query.with === undefined
            ? (finished.find(({ account }) => account === challenge.accountId) ?? finished.at(-1))
            : finished.find((run) => run.player.id === query.with);
        const sideOf = async (run: ShownRun) => ({
          line: lineOf(run, challenge.accountId, player.accountId),
          answers: (await queries.answersOf(run.challengeId, run.account)) ?? [],
        });
        return { own: await sideOf(own), other: other === undefined ? null : await sideOf(other) };
      });
    },
  };
}

const isFinished = ({ finishedAt }: ShownRun): boolean => finishedAt !== null;

/** The past day of a daily game's practice, from the options of its rules. */
const dayOfPractice = ({ options }: Challenge): Day | null =>
  (JSON.parse(options) as { readonly day?: Day }).day ?? null;

/** A room ends a day after it began, also one whose game does not end by itself. */
const isEnded = (run: ShownRun, now: number): boolean => isFinished(run) || now - run.startedAt >= SOLO_MS;

/** A run in the table of a challenge, or of a duel without a maker. */
export const lineOf = (
  { player, score, ms, startedAt, account }: ShownRun,
  maker: AccountId | null,
  own: AccountId | undefined,
): ChallengeLine => ({
  player,
  score,
  ms,
  at: startedAt,
  isChallenger: account === maker,
  isOwn: account === own,
});

/** Better scores first, then the faster run; runs that are not over come last. */
function compare(a: ChallengeLine, b: ChallengeLine, fewest: boolean): number {
  if (a.score === null || b.score === null) return Number(a.score === null) - Number(b.score === null);
  const byScore = fewest ? a.score - b.score : b.score - a.score;
  return byScore || (a.ms ?? 0) - (b.ms ?? 0);
}
