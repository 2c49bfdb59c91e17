import type { DailyParts, DailyTypes } from '../daily/rules.ts';
import type { RefusedGuess } from '../daily/state.ts';
import type { DailyGame, NamesOf } from '../define-game.ts';
import type { ErrorCode } from '../wire/errors.ts';
import type { AccountId, Day, GameId } from '../wire/ids.ts';
import { DAILY_REWARD_ESSENCE } from '../wire/limits.ts';
import type { Caller, FinishedGame, RoomCreation, RoomEntry, RoomInfo } from './binding.ts';
import { dayOf, lastMomentOf } from './days.ts';
import { policies } from './policy.ts';
import { settleUnlessPractice } from './practice.ts';
import type { Settlement } from './settlement.ts';

/** The puzzles of one daily game. */
export type DailyPuzzles = {
  /** Id of the day's answer. Chosen once and stored; it never changes afterwards. */
  answerOf(day: Day): Promise<string>;
  /** Length of the streak that ends with the day before `day`. */
  streakBefore(account: AccountId, day: Day): Promise<number>;
  /** Id of the answer of a day that is over; undefined for other days, and for those that the hub does not know. */
  pastAnswerOf(day: Day): Promise<string | undefined>;
  /** A random id, for a practice room. */
  newRoomId(): GameId;
  /** The same id for the same player and day; cannot be computed without the hub's secret. */
  roomIdOf(account: AccountId, day: Day): GameId;
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

/**
 * The parts of a binding that all daily games share: commands, audience, policy and settlement. The game adds endpoint,
 * rules, facts, refusals and the frames of its views.
 */
export function dailyBinding<Parts extends DailyParts, Game extends DailyGame>(
  game: Game,
  puzzles: DailyPuzzles,
) {
  type T = DailyTypes<Parts>;
  return {
    policy: policies.solo,
    commands: {
      startGame: {
        kind: 'enter' as const,
        enter: (payload: StartPayload, caller: Caller) => enterPuzzle<Parts>(puzzles, payload, caller),
      },
      submitGuess: {
        kind: 'play' as const,
        play: ({ gameId, guess, hard }: GuessPayload) => ({
          roomId: gameId,
          command: { type: 'guess' as const, text: guess, ...(hard !== undefined && { hard }) },
        }),
      },
    },
    audienceOf: (seat: number) => ({ kind: 'seat' as const, seat }),
    settle: settleUnlessPractice((finish: FinishedGame<T>) => settlePuzzle(game, finish)),
  };
}

type GuessPayload = {
  readonly gameId: string;
  readonly guess: string;
  readonly hard?: boolean | undefined;
};

type StartPayload = { readonly gameId?: string | undefined; readonly practice?: Day | undefined };

/** One room per player and day, and any number of practice rooms. */
async function enterPuzzle<Parts extends DailyParts>(
  puzzles: DailyPuzzles,
  { gameId, practice }: StartPayload,
  { player: { accountId }, now, findRoom }: Caller,
): Promise<RoomEntry<DailyTypes<Parts>> | RoomCreation<DailyTypes<Parts>> | ErrorCode> {
  const running = gameId === undefined ? undefined : await findRoom(gameId);
  // The page sends the id until it has shown the puzzle's end, so a puzzle that is over is answered too.
  if (running !== undefined) return { roomId: running.roomId };
  if (practice !== undefined) return enterPractice(puzzles, practice);
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

async function enterPractice<Parts extends DailyParts>(
  puzzles: DailyPuzzles,
  day: Day,
): Promise<RoomCreation<DailyTypes<Parts>> | ErrorCode> {
  const answerId = await puzzles.pastAnswerOf(day);
  if (answerId === undefined) return 'day_not_archived';
  return {
    generateId: () => puzzles.newRoomId(),
    create: async () => ({
      options: { day, answerId, streakBefore: 0, rewardEssence: 0, practice: true },
      seats: 1,
    }),
  };
}

/** The fields of a puzzle's state that all daily games send, see `dailyStateFields`. */
export const dailyState = (
  {
    version,
    day,
    isOver,
    rewardEssence,
    streak,
    isPractice,
    isHard,
    refused,
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
  ...(refused !== null && { refused: refusedGuess(refused) }),
});

const refusedGuess = ({ id, attribute, rule, values }: RefusedGuess) => ({
  id,
  attribute,
  rule,
  values: [...values],
});

/** A puzzle completes the day it belongs to, even if it is finished later. */
function settlePuzzle<Parts extends DailyParts, Game extends DailyGame>(
  { id, names, ledgerReasons: [reason] }: Game,
  { result, state, room, finishedAt }: FinishedGame<DailyTypes<Parts>>,
): Settlement<NamesOf<Game>> {
  const [seat] = room.seats;
  if (seat === undefined) throw new RangeError('a daily puzzle without its player');
  const { accountId } = seat;
  const { attempts, rewardEssence, hard } = result;
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
