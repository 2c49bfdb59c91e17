import type { FinishedGame, Game } from '@hub/engine/binding/binding';
import type { RunSpec } from '@hub/engine/binding/run';
import type { Settlement } from '@hub/engine/binding/settlement';
import type { GameTypes } from '@hub/engine/kernel/rules';
import type { ErrorCode } from '@hub/engine/wire/errors';
import type { AccountId, ChallengeId, GameId } from '@hub/engine/wire/ids';
import { type RunUpdate, withRuns as withRunFrames } from '@hub/engine/wire/runs';
import { recordedRules } from './recorded-rules.ts';
import { type ChallengeStart, challengeRunOf, ghostOf } from './run.ts';

/** A run of a challenge that the caller may play or look at. */
export type BegunRun = {
  readonly roomId: GameId;
  /** Absent once the run is over: its room is not created again. */
  readonly start?: ChallengeStart | undefined;
};

/** Decides who plays which challenge. */
export type BeginRun = (
  challenge: ChallengeId,
  by: { readonly account: AccountId; readonly game: string; readonly now: number },
) => Promise<BegunRun | ErrorCode>;

/** Adds what all games have whose runs can be challenged: recorded runs, and rooms that play the questions of a challenge. */
export function withRuns(game: Game, begin: BeginRun): Game {
  const { run: spec } = game;
  if (spec === undefined) return game;
  return {
    ...game,
    endpoint: withRunFrames(game.endpoint),
    rules: recordedRules(game.rules, spec),
    commands: {
      ...game.commands,
      startChallenge: {
        kind: 'enter',
        async enter(payload: unknown, { player, now }) {
          const { challenge } = payload as { challenge: ChallengeId };
          const by = { account: player.accountId, game: game.endpoint.name, now };
          const begun = await begin(challenge, by);
          if (typeof begun === 'string') return begun;
          const { roomId, start } = begun;
          if (start === undefined) return { roomId };
          return { roomId, create: async () => ({ options: { challenge: start }, seats: 1 }) };
        },
      },
    },
    welcome: (view, room, newMember, state) => [
      ...game.welcome(view, room, newMember, state),
      ...updateOf(spec, room.roomId, state, 0),
    ],
    updates(view, events, room, state) {
      const frames = game.updates(view, events, room, state);
      const isOver = game.rules.result(state) !== undefined;
      if (!isOver && spec.answerIn(state, events, game.facts) === undefined) return frames;
      // At the end the ghost's answers may become public.
      const from = isOver ? 0 : Math.max(0, (challengeRunOf(state)?.answers.length ?? 0) - 1);
      return [...frames, ...updateOf(spec, room.roomId, state, from)];
    },
    ...(game.withPaid !== undefined && {
      withPaid: (frame: Parameters<NonNullable<Game['withPaid']>>[0], paid: number) =>
        frame.action === 'runUpdate' ? frame : (game.withPaid?.(frame, paid) ?? frame),
    }),
    waitingFor(state, seat) {
      const run = challengeRunOf(state);
      if (run === undefined) return game.waitingFor?.(state, seat);
      if (game.rules.result(state) !== undefined) return undefined;
      const { challenge, answers } = run;
      return {
        as: 'run',
        challenge: challenge.id,
        isPlaying: true,
        isTurn: false,
        progress: answers.length,
      };
    },
    settle(finish) {
      const run = challengeRunOf(finish.state);
      return run === undefined ? game.settle(finish) : settlementOf(game, finish, run);
    },
  };
}

/** The games of which a run can be a duel, with the options of their rules. */
export const duelGamesOf = (games: readonly Game[]): { readonly game: string; readonly options: unknown }[] =>
  games.flatMap(({ endpoint, run }) =>
    run?.duelOptions === undefined ? [] : { game: endpoint.name, options: run.duelOptions },
  );

function updateOf(spec: RunSpec<GameTypes>, gameId: GameId, state: unknown, from: number) {
  const run = challengeRunOf(state);
  if (run === undefined) return [];
  const payload: RunUpdate = {
    challenge: run.challenge.id as ChallengeId,
    gameId,
    from,
    own: run.answers.slice(from),
    ghost: ghostOf(run, spec).slice(from),
    isOver: run.score !== undefined,
  };
  return [{ action: 'runUpdate', payload }];
}

/** Only the run is stored: no match, score, reward or statistics. */
function settlementOf(
  { descriptor }: Game,
  { room, matchId, finishedAt }: FinishedGame<GameTypes>,
  { challenge, answers, score }: NonNullable<ReturnType<typeof challengeRunOf>>,
): Settlement | undefined {
  const [seat] = room.seats;
  if (seat === undefined || score === undefined) return undefined;
  return {
    gameId: matchId,
    game: descriptor.names.feed,
    mode: 'single',
    finishedAt,
    winner: null,
    newHighScore: false,
    players: [],
    rewards: [],
    challengeRun: { accountId: seat.accountId, challenge: challenge.id, score, answers },
  };
}
