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
import type { Clock } from '@hub/server/platform/clock.ts';
import type { Secret } from '@hub/server/platform/secret.ts';
import type { ChallengeStore, ShownRun, StoredChallenge } from './ports.ts';

/** A challenge with its runs. */
export type OpenChallenge = {
  readonly challenge: StoredChallenge;
  readonly runs: readonly ShownRun[];
  readonly isOver: boolean;
  /** Whether the challenger has played a challenge of the account that looks, and now sends one back. */
  readonly isBack: boolean;
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
  /** A challenge for its table; `own` is the account whose run is in it also when many others have begun. */
  find(id: string, own: AccountId | undefined): Promise<OpenChallenge | undefined>;
  /** The answers of a finished run. */
  answersOf(id: string, account: AccountId): Promise<readonly RunAnswer[]>;
  /** Deletes challenges that can no longer be looked at. */
  forget(): Promise<void>;
};

type Deps = {
  readonly store: ChallengeStore;
  readonly secret: Secret;
  readonly clock: Clock;
  /** Called with the maker of a challenge when another player has begun it. */
  readonly onTaken?: ((maker: AccountId) => void) | undefined;
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
    /** Of a run that came by a challenge, or is a duel. */
    readonly challenge?: unknown;
  };
};

/** Challenges by link, and the questions of duels. They count in no ranking and pay nothing. */
export function createChallenges({ store, secret, clock, refusesDuel, onTaken }: Deps): Challenges {
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
      // Others may still have these questions before them: those of a duel, or of the link by which the run came.
      if (run.challenge !== undefined) return 'not_challengeable';
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
      const own = {
        challenge: challenge.id,
        account,
        roomId,
        startedAt: now,
        finishedAt: now,
        score: run.score,
        ms: run.answers.reduce((sum, { ms }) => sum + ms, 0),
        answers: run.answers,
      };
      const added = await store.add(challenge, own, { limit: CHALLENGES_PER_DAY, since: now - DAY_MS });
      if (added === 'added') return challenge;
      return (await store.findByRoom(roomId)) ?? 'too_many_challenges';
    },
    async begin(id, { account, game, now }) {
      const challenge = await store.find(id);
      if (challenge?.game !== game) return 'game_not_found';
      const known = await store.runOfQuestions(challenge, account);
      if (known === undefined) {
        if (now >= challenge.expiresAt) return 'challenge_over';
        const refusal = challenge.league === null ? undefined : await refusesDuel?.(challenge, account, now);
        if (refusal !== undefined) return refusal;
      }
      const ownRoom = roomIdOf(id, account);
      const run =
        known ??
        (await store.begin(
          challenge,
          { account, roomId: ownRoom, startedAt: now },
          {
            // Members of a league take part, however many others came and went.
            players: challenge.league === null ? CHALLENGE_PLAYERS : Number.POSITIVE_INFINITY,
            runs: CHALLENGE_RUNS_PER_DAY,
            since: now - DAY_MS,
          },
        ));
      if (run === 'full') return 'challenge_full';
      if (run === 'too many') return 'too_many_challenges';
      if (known === undefined && challenge.account !== null) onTaken?.(challenge.account);
      const { roomId } = run;
      if (run.challenge !== id) return 'challenge_played';
      if (run.finishedAt !== null) return roomId === ownRoom ? { roomId } : 'challenge_played';
      // A room ends a day after it began. It must not begin anew, with questions that the player knows.
      if (now - run.startedAt >= SOLO_MS) return { roomId };
      const ghost = challenge.account === null ? undefined : await store.answersOf(id, challenge.account);
      const options: unknown = JSON.parse(challenge.options);
      return { roomId, start: { id, seed: challenge.seed, options, ...(ghost && { ghost }) } };
    },
    async find(id, own) {
      const challenge = await store.find(id);
      if (challenge === undefined || challenge.league !== null) return undefined;
      const { account, game, createdAt } = challenge;
      const [runs, isBack] = await Promise.all([
        store.runsOf(id, own),
        account !== null &&
          own !== undefined &&
          own !== account &&
          store.hasFinishedOneOf(account, { maker: own, game, before: createdAt }),
      ]);
      return { challenge, runs, isOver: clock.now() >= challenge.expiresAt, isBack };
    },
    answersOf: async (id, account) => (await store.answersOf(id, account)) ?? [],
    async forget() {
      while ((await store.forget(clock.now() - CHALLENGE_DAYS * DAY_MS)) > 0);
    },
  };
}
