import { createHash } from 'node:crypto';
import type { DailyAnswers } from '@hub/engine/binding/daily';
import { answerOfDay, noRepeatSince } from '@hub/engine/daily/answer-of-day';
import { dayOf, daysAfter } from '@hub/engine/wire/days';
import type { Day } from '@hub/engine/wire/ids';
import { FIRST_PREVIOUS, proofText } from '@hub/protocol/daily-proof';
import type { Clock } from '@hub/server/platform/clock.ts';
import type { DailyQueries } from './queries.ts';

/** How far ahead answers are committed: an outage of this length leaves no day unproven. */
export const COMMIT_AHEAD_MS = 2 * 86_400_000;
/** After a longer gap, for example with a wrong clock, the days in between are left out. */
const LONGEST_GAP_MS = 400 * 86_400_000;

export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

export type AnswersDeps = { readonly store: DailyQueries; readonly clock: Clock };
/** What the server needs to choose and commit the answers of a daily game. */
export type Game = Required<DailyAnswers> & {
  /** The nonce of a day: secret, and the same on a hub that has lost the day. */
  readonly nonceOf: (day: Day) => string;
};

/** The stored answer of a day, or a new one, which no later draw changes. */
export async function answerOf(deps: AnswersDeps, game: Game, day: Day): Promise<string> {
  const stored = await deps.store.answer(game.mode, day);
  if (stored !== undefined) return stored;
  await commitThrough(deps, game, day);
  return drawAnswer(deps.store, game, day);
}

/** Commits the days up to two days from now. */
export const commitAhead = (deps: AnswersDeps, game: Game): Promise<void> =>
  commitThrough(deps, game, dayOf(deps.clock.now() + COMMIT_AHEAD_MS));

/**
 * Commits all days from the last committed one to `last`, so that no day is missing in the chain. Several servers may do
 * it at the same time: the first one to store a day decides.
 */
async function commitThrough({ store, clock }: AnswersDeps, game: Game, last: Day): Promise<void> {
  const { mode, nonceOf } = game;
  const now = clock.now();
  let newest = await store.newestCommitment(mode);
  let day =
    newest !== undefined && newest.day >= dayOf(now - LONGEST_GAP_MS) ? daysAfter(newest.day, 1) : dayOf(now);
  for (; day <= last; day = daysAfter(day, 1)) {
    const answer = await drawAnswer(store, game, day);
    const nonce = nonceOf(day);
    const previous = newest?.commitment ?? FIRST_PREVIOUS;
    const commitment = sha256(proofText(mode, { day, answer, nonce, previous }));
    newest = await store.keepCommitment(mode, { day, nonce, previous, commitment, committedAt: clock.now() });
  }
}

async function drawAnswer(store: DailyQueries, { mode, answers, seed }: Game, day: Day): Promise<string> {
  const stored = await store.answer(mode, day);
  if (stored !== undefined) return stored;
  const first = noRepeatSince(day, answers.length) as Day;
  const drawnInCycle = await store.answersBetween(mode, first, day);
  return store.keepAnswer(mode, day, answerOfDay({ answers, seed, day, drawnInCycle }));
}
