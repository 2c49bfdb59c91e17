import type { Game } from '@hub/engine/binding/binding';
import { dayOf, firstMomentOf } from '@hub/engine/wire/days';
import type { AccountId, Day } from '@hub/engine/wire/ids';
import { dailyQueries } from '@hub/features/daily/queries.ts';
import { named } from '@hub/server/hub.ts';
import type { Kysely } from 'kysely';
import type { Hub } from '../../apps/server/src/compose.ts';
import type { Tables } from '../../packages/server/src/store/schema.ts';
import { textsOfAnswer } from './game-secrets.ts';
import { type Outgoing, type Secret, secretOf } from './secrets.ts';

export const DAY_MS = 86_400_000;
/** Days for which the server may have committed answers. */
const COMMITTED_DAYS = 4;
const ARCHIVE_DAYS = 400;
const MORNING_MS = 9 * 3_600_000;

/** What only the server may know about the days that are not over. */
export type OpenDays = {
  readonly mode: string;
  readonly today: Day;
  readonly answerId: string;
  /** The answer of the day before; undefined on the first day. */
  readonly yesterdayId: string | undefined;
  /** Of today and the coming days. */
  readonly nonces: readonly string[];
  readonly comingIds: readonly string[];
  /** Answers of days that are over. */
  readonly pastIds: ReadonlySet<string>;
};

const dayFrom = (day: Day, days: number): Day => dayOf(firstMomentOf(day) + days * DAY_MS);

/** Nine o'clock of the next day: a game that begins then ends on the same day. */
export const nextMorning = (now: number): number => firstMomentOf(dayOf(now)) + DAY_MS + MORNING_MS;

/** Commits the coming days of all daily games, as the server does regularly. */
export const runJobs = async ({ jobs }: Hub): Promise<void> => {
  for (const job of jobs) {
    job.start();
    await job.stop();
  }
};

/** Reads what the store knows about the days of a daily game. */
export async function openDaysOf({ store }: Hub, mode: string, now: number): Promise<OpenDays> {
  const today = dayOf(now);
  const last = dayFrom(today, COMMITTED_DAYS);
  const dailies = dailyQueries(named(store.engine.db));
  const open = await dailies.committedDays(mode, today, last, COMMITTED_DAYS + 1);
  const past = await dailies.answersBetween(mode, dayFrom(today, -ARCHIVE_DAYS), today);
  return {
    mode,
    today,
    answerId: open[0]?.answerId ?? '',
    yesterdayId: past.at(-1),
    nonces: open.map(({ nonce }) => nonce),
    comingIds: open.slice(1).map(({ answerId }) => answerId),
    pastIds: new Set(past),
  };
}

/** Lets these accounts complete today, so that the server has something to tell about other players. */
export async function completeToday(
  db: Kysely<Tables>,
  { mode, today }: OpenDays,
  accounts: readonly AccountId[],
): Promise<void> {
  const runs = accounts.map((account, index) => ({
    account_id: account,
    mode,
    day: today,
    attempts: index + 1,
    completed_at: firstMomentOf(today),
  }));
  await db
    .insertInto('daily_run')
    .values(runs)
    .onConflict((known) => known.doNothing())
    .execute();
}

/** The answers of coming days, the nonces, and what others did today until a player has completed the day. */
export function secretsOfDays(game: Game, days: OpenDays, finders: ReadonlySet<string>): readonly Secret[] {
  const isFinder = ({ listener }: Outgoing): boolean => finders.has(listener ?? '');
  return [
    ...days.comingIds.map((id) => secretOf('coming answer', textsOfAnswer(game, id))),
    secretOf('nonce', days.nonces),
    secretOf('guesses of others', ['"others":{'], isFinder),
  ];
}

/** Proofs name the answers of past days, which return after a whole cycle. */
export const publicAnswers = ({ answerId, comingIds, pastIds }: OpenDays): readonly string[] =>
  [answerId, ...comingIds].filter((id) => pastIds.has(id)).map((id) => `"answer":"${id}"`);
