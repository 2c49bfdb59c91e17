import { createHmac } from 'node:crypto';
import type { DailyAnswers, DailyPuzzles } from '@hub/engine/binding/daily';
import { type Streak, streakOf } from '@hub/engine/daily/streak';
import { dayOf } from '@hub/engine/wire/days';
import type { AccountId, Day, GameId } from '@hub/engine/wire/ids';
import { PRACTICE_CREATIONS, RING_ESSENCE } from '@hub/engine/wire/limits';
import { dailyGames } from '@hub/protocol/games';
import type { AccountStats } from '@hub/protocol/http/accounts';
import {
  ARCHIVE_PAGE,
  type DailyRing,
  dailyArchive,
  dailyEnding,
  dailyProofs,
  dailyRing,
  dailyStreak,
  STREAK_CALENDAR_DAYS,
} from '@hub/protocol/http/dailies';
import type { Mount } from '@hub/server/http/mount.ts';
import { refuse } from '@hub/server/http/refusal.ts';
import type { Clock } from '@hub/server/platform/clock.ts';
import { MinuteRateLimit } from '@hub/server/platform/minute-rate-limit.ts';
import type { Secret } from '@hub/server/platform/secret.ts';
import type { BusyHub } from '../activity/busy-hub.ts';
import type { Ask } from '../offers.ts';
import { answerOf, commitAhead, type Game } from './answers.ts';
import { type Asked, archiveOf, daysFrom, endingOf, hardDaysOf, pastAnswerOf } from './endings.ts';
import { type DayRange, proofsOf } from './proofs.ts';
import type { CompletedRun, DailyQueries } from './queries.ts';
import type { Uptime } from './uptime.ts';
import './tables.ts';

/** The daily games: their answers, who completed them, and streaks. */
export type Daily = ReturnType<typeof createDaily>;

type DailyDeps = {
  readonly store: DailyQueries;
  readonly uptime: Pick<Uptime, 'outageDays'>;
  readonly secret: Secret;
  readonly clock: Clock;
  /** Never busy by default. */
  readonly isBusy?: BusyHub['isBusy'] | undefined;
  /** For the duel of the account's league today; by default there are no leagues. */
  readonly ask?: Ask<'leagues'>;
};

/** Chooses and stores the answers of all daily games, and counts streaks. */
export function createDaily({ store, uptime, secret, clock, isBusy, ask }: DailyDeps) {
  const roomKey = secret.derive('room');
  const nonceKey = secret.derive('nonce');
  const roomIdOf = (mode: string, account: AccountId, day: Day, suffix = ''): GameId =>
    hmac(roomKey, `${mode}/${account}/${day}${suffix}`).digest('base64url') as GameId;
  const practices = new MinuteRateLimit<AccountId>(PRACTICE_CREATIONS);
  const games = new Map<string, Game>();
  const firstDays = new Map<string, Day>();
  const ofGames = {
    /** The proofs of a range of days; undefined, as below, for a game that is not registered. */
    proofsOf: async (mode: string, range: DayRange) =>
      games.has(mode) ? proofsOf({ store, clock }, mode, range) : undefined,
    /** The account's streak in a game with its last days. */
    async streakOf(account: AccountId, mode: string, calendarDays: number) {
      if (!games.has(mode)) return undefined;
      const [runs, outages] = await Promise.all([store.completedRuns(account), uptime.outageDays()]);
      return streakOf({ completed: daysOf(runs, mode), outages, today: dayOf(clock.now()), calendarDays });
    },
    /** What the ending of a day shows, by default of today. */
    endingOf: async ({
      account,
      mode,
      day = dayOf(clock.now()),
    }: Asked & { readonly day: Day | undefined }) =>
      games.has(mode) ? endingOf({ store, isBusy }, { account, mode, day }) : undefined,
    /** Closed days, newest first. */
    archiveOf: async (asked: Parameters<typeof archiveOf>[1]) =>
      games.has(asked.mode) ? archiveOf({ store, clock }, asked) : undefined,
    /** The account's goals of today. */
    async goalsOf(account: AccountId): Promise<DailyRing> {
      const day = dayOf(clock.now());
      const { dailies, score, table, isPaid } = await store.goals(account, day);
      const open = dailyGames.flatMap(({ id }) => (dailies.some(({ mode }) => mode === id) ? [] : id));
      const ended = await store.endedRooms(open.map((mode) => roomIdOf(mode, account, day)));
      // A rift of today that is over without being completed.
      const givenUp = open.filter((mode) => ended.has(roomIdOf(mode, account, day)));
      return {
        day,
        reward: RING_ESSENCE,
        isPaid,
        dailies: [...dailies],
        ...(givenUp.length > 0 && { givenUp }),
        score,
        table,
      };
    },
  };
  return {
    /** Registers a daily game, whose answers the server then chooses and stores. */
    register({
      mode,
      answers,
      seed = secret.derive(`answers of ${mode}`).toString('hex'),
    }: DailyAnswers): DailyPuzzles {
      const nonceOf = (day: Day) => hmac(nonceKey, `${mode}/${day}`).digest('hex');
      const game = { mode, answers, seed, nonceOf };
      games.set(mode, game);
      return {
        answerOf: (day) => answerOf({ store, clock }, game, day),
        async streakBefore(account, day) {
          const [runs, outages] = await Promise.all([store.completedRuns(account), uptime.outageDays()]);
          const completed = daysOf(runs, mode).filter((own) => own < day);
          return streakOf({ completed, outages, today: day, calendarDays: 1 }).length;
        },
        pastAnswerOf: async (day) => {
          const answer = await pastAnswerOf({ store, clock }, mode, day);
          return answer !== undefined && answers.includes(answer) ? answer : undefined;
        },
        roomIdOf(account, day, practice) {
          const suffix = practice === undefined ? '' : `/practice/${practice.on}/${practice.attempt}`;
          return roomIdOf(mode, account, day, suffix);
        },
        countPractice(account, now) {
          if (practices.isFull(account, now)) return false;
          practices.record(account, now);
          return true;
        },
      };
    },
    /** Commits the next days of every registered game. Called at the start and regularly. */
    async commitAhead() {
      for (const game of games.values()) {
        await commitAhead({ store, clock }, game);
        const first = await store.firstDay(game.mode);
        if (first !== undefined) firstDays.set(game.mode, first);
      }
    },
    /** Number of today in the archive, once the days of the game are committed. */
    todaysNumber(this: void, mode: string) {
      const first = firstDays.get(mode);
      return first && daysFrom(first, dayOf(clock.now()));
    },
    ...ofGames,
    /** Statistics of the account's daily games for its profile, and the longest streak in any of them. */
    async statsOf(account: AccountId) {
      const [runs, outages] = await Promise.all([store.completedRuns(account), uptime.outageDays()]);
      const today = dayOf(clock.now());
      const modes = dailyGames.map(({ id, names }) => ({
        name: names.stats,
        ...statsOfMode(runs, id, { outages, today }),
      }));
      // The contract's schema is built from the same list.
      const stats = Object.fromEntries(
        modes.map(({ name, stats: played }) => [name, played]),
      ) as AccountStats['dailyRiftStats'];
      return { stats, longestStreak: Math.max(0, ...modes.map(({ longest }) => longest)) };
    },
    mount(mount: Mount) {
      mount(
        dailyProofs,
        async ({ params, query }) => (await ofGames.proofsOf(params.mode, query)) ?? refuse('not_found'),
      );
      mount(dailyStreak, async ({ params: { mode }, query, caller }) => {
        const { accountId } = caller.player;
        const streak = await ofGames.streakOf(accountId, mode, query.days ?? STREAK_CALENDAR_DAYS);
        return streak === undefined ? refuse('not_found') : replyOf(streak);
      });
      mount(dailyRing, async ({ caller: { player } }) => {
        const [goals, duel] = await Promise.all([
          ofGames.goalsOf(player.accountId),
          ask?.().leagues?.duelToday(player.accountId),
        ]);
        return { ...goals, ...(duel && { duel: { league: duel.league, isPlayed: duel.isPlayed } }) };
      });
      mount(dailyEnding, async ({ params: { mode }, query: { day }, caller }) => {
        const { accountId: account } = caller.player;
        return (await ofGames.endingOf({ account, mode, day })) ?? refuse('not_found');
      });
      mount(dailyArchive, async ({ params: { mode }, query: { before, limit = ARCHIVE_PAGE }, caller }) => {
        const { accountId: account } = caller.player;
        return (await ofGames.archiveOf({ account, mode, before, limit })) ?? refuse('not_found');
      });
    },
  };
}

const replyOf = ({ days, ...streak }: Streak) => ({
  ...streak,
  days: days.map(({ day, kind }) => ({ day: day as Day, kind })),
});

const hmac = (key: Buffer, text: string) => createHmac('sha256', key).update(text);

const daysOf = (runs: readonly CompletedRun[], mode: string): Day[] =>
  runs.filter((run) => run.mode === mode).map((run) => run.day);

/** A streak lasts until a whole day is missed without a freeze; today may still be played. */
function statsOfMode(
  runs: readonly CompletedRun[],
  mode: string,
  { outages, today }: { readonly outages: readonly Day[]; readonly today: Day },
) {
  const own = runs.filter((run) => run.mode === mode);
  const completed = daysOf(own, mode);
  const { length: streak, longest } = streakOf({ completed, outages, today, calendarDays: 1 });
  const lastCompletedTime = own.length === 0 ? null : Math.max(...own.map((run) => run.completedAt));
  return {
    longest,
    stats: { completed: completed.length, ...hardDaysOf(own), streak, lastCompletedTime },
  };
}
