import { createHmac, randomBytes } from 'node:crypto';
import { DAY_MS } from '@hub/engine/wire/days';
import type { ErrorCode } from '@hub/engine/wire/errors';
import type { AccountId, ChallengeId, GameId } from '@hub/engine/wire/ids';
import {
  CHALLENGE_DAYS,
  CHALLENGE_PLAYERS,
  CHALLENGE_RUNS_PER_DAY,
  CHALLENGES_PER_DAY,
  SOLO_GAME_HOURS,
} from '@hub/engine/wire/limits';
import type { RunAnswer } from '@hub/engine/wire/runs';
import type { Clock } from '../../platform/clock.ts';
import type { Secret } from '../../platform/secret.ts';
import type { ChallengeStore, ShownRun, StoredChallenge, StoredRun } from './ports.ts';

/** A challenge with its runs. */
export type OpenChallenge = {
  readonly challenge: StoredChallenge;
  readonly runs: readonly ShownRun[];
  readonly isOver: boolean;
};

/** The questions of a challenge with the challenger's answers. */
type Questions = {
  readonly id: string;
  readonly seed: string;
  readonly options: unknown;
  readonly ghost?: readonly RunAnswer[];
};

export type Challenges = {
  /** Makes a challenge from a finished run; the same one if there is one already. */
  make(account: AccountId, game: string, roomId: GameId): Promise<StoredChallenge | ErrorCode>;
  /** Lets an account play a challenge, or look at its finished run; see `BeginRun`. */
  begin(
    id: ChallengeId,
    by: { readonly account: AccountId; readonly game: string; readonly now: number },
  ): Promise<{ readonly roomId: GameId; readonly start?: Questions | undefined } | ErrorCode>;
  find(id: string): Promise<OpenChallenge | undefined>;
  /** Deletes challenges that can no longer be looked at. */
  forget(): Promise<void>;
};

type Deps = {
  readonly store: ChallengeStore;
  readonly secret: Secret;
  readonly clock: Clock;
  /** Why an account may not play the duel of a league; undefined if it may. */
  readonly refusesDuel?:
    | ((challenge: StoredChallenge, account: AccountId, now: number) => Promise<ErrorCode | undefined>)
    | undefined;
};

/** Bytes of an id: 16 characters. */
const ID_BYTES = 12;
const SOLO_MS = SOLO_GAME_HOURS * 3_600_000;

/** The part of a room's state that `recordedRules` writes. */
type RecordedState = {
  readonly run?: {
    readonly seed: string;
    readonly options: unknown;
    readonly answers: readonly RunAnswer[];
    readonly score?: number;
  };
};

/** Challenges by link, and the questions of duels. They count in no ranking and pay nothing. */
export function createChallenges({ store, secret, clock, refusesDuel }: Deps): Challenges {
  const key = secret.derive('challenge');
  /** One room per account and challenge, whatever tabs and nodes do. */
  const roomIdOf = (id: string, account: AccountId): GameId =>
    createHmac('sha256', key).update(`${id}/${account}`).digest('base64url') as GameId;
  return {
    async make(account, game, roomId) {
      const room = await store.finishedRoom(roomId);
      const run = (room?.state as RecordedState | undefined)?.run;
      if (room?.account !== account || room.kind !== game) return 'game_not_found';
      if (run?.score === undefined || run.answers.length === 0) return 'not_challengeable';
      const now = clock.now();
      const challenge: StoredChallenge = {
        id: randomBytes(ID_BYTES).toString('base64url'),
        game,
        seed: run.seed,
        options: JSON.stringify(run.options),
        roomId,
        account,
        league: null,
        day: null,
        createdAt: now,
        expiresAt: now + CHALLENGE_DAYS * DAY_MS,
      };
      const own: StoredRun = {
        challenge: challenge.id,
        account,
        roomId,
        startedAt: now,
        finishedAt: now,
        score: run.score,
        answers: run.answers,
      };
      const added = await store.add(challenge, own, { limit: CHALLENGES_PER_DAY, since: now - DAY_MS });
      if (added === 'added') return challenge;
      return (await store.findByRoom(roomId)) ?? 'too_many_challenges';
    },
    async begin(id, { account, game, now }) {
      const challenge = await store.find(id);
      if (challenge?.game !== game) return 'game_not_found';
      const fresh: StoredRun = {
        challenge: id,
        account,
        roomId: roomIdOf(id, account),
        startedAt: now,
        finishedAt: null,
        score: null,
        answers: null,
      };
      const runs = await store.runsOf(id);
      const known = runs.find((run) => run.account === account);
      if (known === undefined) {
        if (now >= challenge.expiresAt) return 'challenge_over';
        const refusal = challenge.league === null ? undefined : await refusesDuel?.(challenge, account, now);
        if (refusal !== undefined) return refusal;
      }
      const run =
        known ??
        (await store.begin(fresh, {
          players: CHALLENGE_PLAYERS,
          runs: CHALLENGE_RUNS_PER_DAY,
          since: now - DAY_MS,
        }));
      if (run === 'full') return 'challenge_full';
      if (run === 'too many') return 'too_many_challenges';
      const { roomId } = run;
      if (run.finishedAt !== null) return roomId === fresh.roomId ? { roomId } : 'challenge_played';
      // A room ends a day after it began. It must not begin anew, with questions that the player knows.
      if (now - run.startedAt >= SOLO_MS) return { roomId };
      const ghost = runs.find((other) => other.account === challenge.account)?.answers;
      const options: unknown = JSON.parse(challenge.options);
      return { roomId, start: { id, seed: challenge.seed, options, ...(ghost && { ghost }) } };
    },
    async find(id) {
      const challenge = await store.find(id);
      if (challenge === undefined || challenge.league !== null) return undefined;
      const runs = await store.runsOf(id);
      return { challenge, runs, isOver: clock.now() >= challenge.expiresAt };
    },
    async forget() {
      while ((await store.forget(clock.now() - CHALLENGE_DAYS * DAY_MS)) > 0);
    },
  };
}
