import type { AccountId, ChallengeId, Day } from '@hub/engine/wire/ids';
import { CHALLENGE_PLAYERS, SOLO_GAME_HOURS } from '@hub/engine/wire/limits';
import { dailyGames } from '@hub/protocol/games';
import type { Mount } from '@hub/server/http/mount.ts';
import { refuse } from '@hub/server/http/refusal.ts';
import type { Clock } from '@hub/server/platform/clock.ts';
import { type ChallengeLine, type ChallengeReply, challengeById, makeChallenge } from './calls.ts';
import type { Challenges, OpenChallenge } from './challenges.ts';
import type { ShownRun, StoredChallenge } from './ports.ts';
import { type ChallengeSide, challengeRuns } from './run-calls.ts';

export type ChallengesArea = { readonly challenges: Challenges; readonly clock: Clock };

/** Mounts the calls about challenges by link. */
export function mountChallenges(mount: Mount, { challenges, clock }: ChallengesArea): void {
  mount(makeChallenge, async ({ body: { game, gameId }, caller }) => {
    const made = await challenges.make(caller.player.accountId, game, gameId);
    if (typeof made === 'string') return refuse(made);
    return { id: made.id as ChallengeId, expiresAt: made.expiresAt };
  });
  mount(challengeById, async ({ params, caller }) => {
    const own = caller?.player.accountId;
    const open = await challenges.find(params.challenge, own);
    return open === undefined ? refuse('not_found') : replyOf(open, own, clock.now());
  });
  mount(challengeRuns, async ({ params, query, caller }) => {
    const { accountId } = caller.player;
    const open = await challenges.find(params.challenge, accountId);
    if (open === undefined) return refuse('not_found');
    const own = open.runs.find((run) => run.account === accountId);
    if (own === undefined || !isFinished(own)) return refuse('challenge_not_played');
    const other = otherRun(open, accountId, query.with);
    const sideOf = async (run: ShownRun): Promise<ChallengeSide> => ({
      line: lineOf(run, open, accountId),
      answers: [...(await challenges.answersOf(run.challenge, run.account))],
    });
    return { own: await sideOf(own), other: other === undefined ? null : await sideOf(other) };
  });
}

const isFinished = ({ finishedAt }: ShownRun): boolean => finishedAt !== null;

function otherRun(
  { challenge, runs }: OpenChallenge,
  own: AccountId,
  wanted: string | undefined,
): ShownRun | undefined {
  const finished = runs.filter((run) => run.account !== own && isFinished(run));
  if (wanted !== undefined) return finished.find(({ player }) => player.id === wanted);
  return finished.find(({ account }) => account === challenge.account) ?? finished.at(-1);
}

function replyOf(open: OpenChallenge, own: AccountId | undefined, now: number): ChallengeReply {
  const { challenge, runs, isOver, isBack } = open;
  const fewest = dailyGames.some(({ id }) => id === challenge.game);
  const mine = runs.find(({ account }) => account === own);
  return {
    id: challenge.id as ChallengeId,
    game: challenge.game,
    day: dayOfPractice(challenge),
    expiresAt: challenge.expiresAt,
    isOver,
    isBack,
    isFull: runs.filter(isFinished).length >= CHALLENGE_PLAYERS,
    table: runs.map((run) => lineOf(run, open, own)).toSorted((a, b) => compare(a, b, fewest)),
    own: mine === undefined ? 'none' : isEnded(mine, now) ? 'over' : 'playing',
  };
}

/** The past day of a daily game's practice, from the options of its rules. */
const dayOfPractice = ({ options }: StoredChallenge): Day | null =>
  (JSON.parse(options) as { readonly day?: Day }).day ?? null;

/** A room ends a day after it began, also one whose game does not end by itself. */
const isEnded = (run: ShownRun, now: number): boolean =>
  isFinished(run) || now - run.startedAt >= SOLO_GAME_HOURS * 3_600_000;

const lineOf = (
  { player, score, ms, startedAt, account }: ShownRun,
  { challenge }: OpenChallenge,
  own: AccountId | undefined,
): ChallengeLine => ({
  player,
  score,
  ms,
  at: startedAt,
  isChallenger: account === challenge.account,
  isOwn: account === own,
});

/** Better scores first, then the faster run; runs that are not over come last. */
function compare(a: ChallengeLine, b: ChallengeLine, fewest: boolean): number {
  if (a.score === null || b.score === null) return Number(a.score === null) - Number(b.score === null);
  const byScore = fewest ? a.score - b.score : b.score - a.score;
  return byScore || (a.ms ?? 0) - (b.ms ?? 0);
}
