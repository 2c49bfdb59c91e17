import type * as z from 'zod/mini';
import type { DailyFacts } from '../daily/facts.ts';
import type { DailyParts, DailyTypes } from '../daily/rules.ts';
import type { RefusedGuess } from '../daily/state.ts';
import type { DailyGame, NamesOf } from '../define-game.ts';
import type { GameRules } from '../kernel/rules.ts';
import { type AttributeStatus, attributeStatusSchema } from '../wire/attribute-status.ts';
import type { GuessRefusals } from '../wire/daily.ts';
import { dayOf, lastMomentOf } from '../wire/days.ts';
import type { FrameOf, RealtimeEndpoint } from '../wire/envelope.ts';
import type { ErrorCode } from '../wire/errors.ts';
import type { AccountId, Day, GameId } from '../wire/ids.ts';
import { DAILY_REWARD_ESSENCE, PRACTICES_OF_DAY } from '../wire/limits.ts';
import {
  type Caller,
  defineBinding,
  type FinishedGame,
  type Game,
  type GameBinding,
  type RoomEntry,
  type RoomInfo,
} from './binding.ts';
import { policies } from './policy.ts';
import { isPractice, settleUnlessPractice } from './practice.ts';
import type { RunSpec } from './run.ts';
import type { Settlement } from './settlement.ts';
import { waitingRift } from './waiting.ts';

/** The puzzles of one daily game. */
export type DailyPuzzles = {
  /** Id of the day's answer. Chosen once and stored; it never changes afterwards. */
  answerOf(day: Day): Promise<string>;
  /** Length of the streak that ends with the day before `day`. */
  streakBefore(account: AccountId, day: Day): Promise<number>;
  /** Id of the answer of a closed day; undefined for other days, and for those that the hub does not know. */
  pastAnswerOf(day: Day): Promise<string | undefined>;
  /**
   * The same id for the same player and day, for practice also for the same UTC date and number of the attempt. It cannot be
   * computed without the hub's secret.
   */
  roomIdOf(account: AccountId, day: Day, practice?: { readonly on: Day; readonly attempt: number }): GameId;
  /** Whether the player may create one more practice room now (ms since 1970); counts it if so. */
  countPractice(account: AccountId, now: number): boolean;
};

/** What the server needs to choose the answers of a daily game. */
export type DailyAnswers = {
  /** The game's id. */
  readonly mode: string;
  /** Ids of everything that can be the answer of a day. */
  readonly answers: readonly string[];
  /** Secret that decides their order. Default: derived from the hub's secret and the mode. */
  readonly seed?: string;
};

/** Registers daily games with the server, which then chooses and stores their answers. */
export type DailyService = { register(game: DailyAnswers): DailyPuzzles };

/** The services that a daily game uses. */
export type DailyDeps = { readonly daily: DailyService };

/** The state of a puzzle as its frames have it, before a game adds what only it has. */
type CommonState<Parts extends DailyParts> = ReturnType<typeof dailyState> &
  Pick<DailyTypes<Parts>['view'], 'candidates' | 'guesses' | 'answer'>;

type DailyEndpoint = RealtimeEndpoint & {
  readonly frames: { readonly gameStarted: z.ZodMiniType; readonly alreadyPlayed: z.ZodMiniType };
  readonly refusals: GuessRefusals;
};
type PayloadOf<
  D extends { readonly realtime: DailyEndpoint },
  Frame extends 'gameStarted' | 'alreadyPlayed',
> = z.infer<D['realtime']['frames'][Frame]>;
type StateOf<D extends { readonly realtime: DailyEndpoint }> =
  PayloadOf<D, 'gameStarted'> extends { gameState: infer State } ? State : never;

/** What a daily game adds to the common binding. */
type DailyServer<Parts extends DailyParts, D extends { readonly realtime: DailyEndpoint }> = {
  readonly rules: GameRules<DailyTypes<Parts>>;
  readonly facts: DailyFacts<Parts['entry']>;
  /** Ids of everything that can be the answer of a day; default: all entries. */
  readonly answers?: readonly string[];
  /** See `DailyAnswers`. */
  readonly seed?: string;
  /** The state that frames contain. */
  readonly stateOf: (view: DailyTypes<Parts>['view'], common: CommonState<Parts>) => StateOf<D>;
  /** What the player of a finished puzzle receives; default: the state alone. */
  readonly finished?: (gameState: StateOf<D>) => PayloadOf<D, 'alreadyPlayed'>;
};

/** Creates the binding of a daily game: one room per player and day. */
export function defineDaily<
  Parts extends DailyParts,
  D extends DailyGame & { readonly realtime: DailyEndpoint },
>(
  game: D,
  { daily }: DailyDeps,
  {
    rules,
    facts,
    answers = facts.entries.map(({ id }) => id),
    seed,
    stateOf,
    finished,
  }: DailyServer<Parts, D>,
): Game {
  const puzzles = daily.register({ mode: game.id, answers, ...(seed !== undefined && { seed }) });
  const gameStateOf = (view: DailyTypes<Parts>['view'], room: RoomInfo): StateOf<D> => {
    const { candidates, guesses, answer } = view;
    return stateOf(view, { ...dailyState(view, room), candidates, guesses, answer });
  };
  // The endpoint's frames are those of `dailyEndpoint`, whose state has the type that `stateOf` returns.
  const frame = (action: string, payload: unknown) => ({ action, payload }) as FrameOf<D['realtime']>;
  return defineBinding<DailyTypes<Parts>, D>(game, {
    rules,
    facts,
    policy: policies.daily,
    isPractice,
    commands: {
      startGame: {
        kind: 'enter',
        enter: (payload: StartPayload, caller: Caller) => enterPuzzle<Parts>(puzzles, payload, caller),
      },
      submitGuess: {
        kind: 'play',
        play: ({ gameId, guess, hard }: GuessPayload) => ({
          roomId: gameId,
          command: { type: 'guess', text: guess, ...(hard !== undefined && { hard }) },
        }),
      },
      giveUp: {
        kind: 'play',
        play: ({ gameId }: Pick<GuessPayload, 'gameId'>) => ({ roomId: gameId, command: { type: 'giveUp' } }),
      },
    } as GameBinding<DailyTypes<Parts>, D['realtime']>['commands'],
    refusals: {
      ...game.realtime.refusals,
      game_over: 'game_over',
      mode_is_fixed: 'mode_is_fixed',
      too_early: 'not_now',
    },
    audienceOf: (seat) => ({ kind: 'seat', seat }),
    welcome(view, room) {
      const gameState = gameStateOf(view, room);
      if (!view.isOver) return [frame('gameStarted', { gameState })];
      return [frame('alreadyPlayed', finished?.(gameState) ?? { gameState })];
    },
    updates: (view, _events, room) => [frame('gameStateUpdate', { gameState: gameStateOf(view, room) })],
    waitingFor: waitingRift,
    run: dailyRun<Parts>(),
    settle: settleUnlessPractice((finish: FinishedGame<DailyTypes<Parts>>) =>
      finish.state.late ? undefined : settlePuzzle(game, finish),
    ),
  });
}

/** Practice of a past day can be challenged; a rift of today cannot, because its answer is secret until it closes. */
const dailyRun = <Parts extends DailyParts>(): RunSpec<DailyTypes<Parts>> => ({
  challengeOf: ({ day, answerId, practice }) =>
    practice && { day, answerId, practice, streakBefore: 0, rewardEssence: 0 },
  isAsking: ({ over }) => !over,
  answerIn: ({ guesses }, events, facts) => {
    const guessed = events.find((event) => event.type === 'guessed');
    const guess = guesses.at(-1);
    if (guessed === undefined || guess === undefined) return undefined;
    return {
      asked: [],
      figure: null,
      answer: facts.entries.find(({ id }) => id === guess.id)?.name ?? guess.id,
      isRight: guessed.isAnswer,
      marks: marksOf(guess.result),
    };
  },
  scoreOf: ({ attempts }) => attempts ?? undefined,
  withholdsAnswers: true,
});

type GuessPayload = {
  readonly gameId: string;
  readonly guess: string;
  readonly hard?: boolean | undefined;
};

type StartPayload = { readonly gameId?: string | undefined; readonly practice?: Day | undefined };

/** One room per player and day, and one unfinished practice room per player and past day. */
async function enterPuzzle<Parts extends DailyParts>(
  puzzles: DailyPuzzles,
  { gameId, practice }: StartPayload,
  caller: Caller,
): Promise<RoomEntry<DailyTypes<Parts>> | ErrorCode> {
  const { player, now, findRoom } = caller;
  const { accountId } = player;
  const running = gameId === undefined ? undefined : await findRoom(gameId);
  // The page sends the id until it has shown the puzzle's end, so a puzzle that is over is answered too.
  if (running !== undefined) return { roomId: running.roomId };
  if (practice !== undefined) return enterPractice(puzzles, practice, caller);
  const day = dayOf(now);
  return {
    roomId: puzzles.roomIdOf(accountId, day),
    async create() {
      const [answerId, streakBefore] = await Promise.all([
        puzzles.answerOf(day),
        puzzles.streakBefore(accountId, day),
      ]);
      return { options: { day, answerId, streakBefore, rewardEssence: DAILY_REWARD_ESSENCE }, seats: 1 };
    },
  };
}

/** Resumes the unfinished practice of a day, or begins another one after those that were finished on this UTC date. */
async function enterPractice<Parts extends DailyParts>(
  puzzles: DailyPuzzles,
  day: Day,
  { player: { accountId }, now, findRoom }: Caller,
): Promise<RoomEntry<DailyTypes<Parts>> | ErrorCode> {
  const answerId = await puzzles.pastAnswerOf(day);
  if (answerId === undefined) return 'day_not_archived';
  for (let attempt = 0; attempt < PRACTICES_OF_DAY; attempt += 1) {
    // Without the date, the room would be in the way once it has expired.
    const roomId = puzzles.roomIdOf(accountId, day, { on: dayOf(now), attempt });
    const room = await findRoom(roomId);
    if (room !== undefined && !room.isOver) return { roomId };
    if (room !== undefined) continue;
    if (!puzzles.countPractice(accountId, now)) return 'too_many_requests';
    const options = { day, answerId, streakBefore: 0, rewardEssence: 0, practice: true } as const;
    return { roomId, create: async () => ({ options, seats: 1 }) };
  }
  return 'too_many_requests';
}

/** The fields of a puzzle's state that all daily games send, see `dailyStateFields`. */
const dailyState = (
  {
    version,
    day,
    isOver,
    rewardEssence,
    streak,
    isPractice,
    isHard,
    isLate,
    isGivenUp,
    refused,
    coach,
  }: DailyTypes<DailyParts>['view'],
  { roomId }: RoomInfo,
) => ({
  gameId: roomId,
  version,
  day: day as Day,
  gameOver: isOver,
  reward: rewardEssence,
  streak,
  ...(isPractice && { practice: true as const }),
  ...(isHard && { hard: true as const }),
  ...(isLate && { late: true as const }),
  ...(isGivenUp && { givenUp: true as const }),
  ...(refused !== null && { refused: refusedGuess(refused) }),
  ...(coach !== null && { coach }),
});

const refusedGuess = ({ id, attribute, rule, values }: RefusedGuess) => ({
  id,
  attribute,
  rule,
  values: [...values],
});

/**
 * A solved puzzle completes the day it belongs to, also if it is solved between midnight and its closing time. Of one that was
 * given up nothing is stored but its room, which outlives the day and so keeps it from being played again.
 */
function settlePuzzle<Parts extends DailyParts, Game extends DailyGame>(
  { id, names, ledgerReasons: [reason] }: Game,
  { result, state, room, finishedAt }: FinishedGame<DailyTypes<Parts>>,
): Settlement<NamesOf<Game>> | undefined {
  const [seat] = room.seats;
  if (seat === undefined) throw new RangeError('a daily puzzle without its player');
  const { accountId } = seat;
  const { attempts, rewardEssence, hard } = result;
  if (attempts === null) return undefined;
  const day = result.day as Day;
  const settlement: Settlement = {
    gameId: room.roomId,
    game: names.feed,
    mode: 'single',
    finishedAt,
    winner: accountId,
    newHighScore: false,
    players: [{ accountId, attempts, currentStreak: state.streakBefore + 1, score: null, totalPoints: null }],
    rewards: [{ accountId, amountEssence: rewardEssence, reason, reference: `daily:${id}:${day}` }],
    dailyRun: {
      accountId,
      mode: id,
      day,
      attempts,
      completedAt: Math.min(finishedAt, lastMomentOf(day)),
      ...(hard && { hard }),
    },
  };
  // All names come from the game's descriptor.
  return settlement as Settlement<NamesOf<Game>>;
}

function statusOf(value: unknown): AttributeStatus[] {
  if (typeof value !== 'object' || value === null || !('isCorrect' in value)) return [];
  const status = attributeStatusSchema.safeParse(value.isCorrect);
  return status.success ? [status.data] : [];
}

/** How near each attribute of a result is, or the whole of a result without attributes. */
function marksOf(result: unknown): AttributeStatus[] {
  const whole = statusOf(result);
  return whole.length > 0 ? whole : Object.values(result ?? {}).flatMap(statusOf);
}
