import { realtimeEndpoint } from '@hub/engine/wire/envelope';
import { gameIdSchema, playerIdSchema, trialIdSchema } from '@hub/engine/wire/ids';
import {
  callerFields,
  scoreStateEnd,
  scoreStateHead,
  sentGameId,
  startPractice,
} from '@hub/engine/wire/score';
import { TIER_NAMES, type TierName } from '@hub/engine/wire/tiers';
import * as z from 'zod/mini';
import { descriptor } from './descriptor.ts';

/** Blue Essence per correct answer. */
export const ESSENCE_PER_ANSWER = 1;

/** Largest price difference of a pair by tier, in gold. */
export const MAX_GOLD_DIFF = {
  bronze: 4_000,
  silver: 3_000,
  gold: 2_000,
  diamond: 1_000,
  master: 500,
  challenger: 250,
} as const satisfies Record<TierName, number>;

const guess = z.enum(['higher', 'lower']);
/** Checks a guess. */
export const isGuess = (value: string): value is Guess => guess.safeParse(value).success;
/** Whether the next item costs more or less than the current one. */
export type Guess = z.infer<typeof guess>;

const moreOrLessModeSchema = z.enum(['single', 'multi']);
export type MoreOrLessMode = z.infer<typeof moreOrLessModeSchema>;

const card = {
  name: z.string().check(z.describe('In English; the page may translate it')),
  image: z.string().check(z.describe('File name of the picture: the item id with .png')),
  tags: z.array(z.string()).check(z.describe('Attributes of the item; they determine its emblem')),
};
const gold = z.int().check(z.minimum(1));

const player = z.object({
  id: playerIdSchema,
  name: z.string(),
  usernameEffect: z.nullable(z.string()),
  guess: z.nullable(guess).check(z.describe('Current guess of the player; visible to the mate')),
  counts: z
    .optional(z.literal(true))
    .check(z.describe('The older one of two guesses: it counts when the time is over and they differ')),
  connected: z.boolean().check(z.describe('False while disconnected, and after leaving')),
  timeToReturn: z
    .nullable(z.int())
    .check(z.describe('Milliseconds until a disconnected player loses the seat; null for other players')),
});
export type MoreOrLessPlayer = z.infer<typeof player>;

const rematchSchema = z.object({
  status: z
    .enum(['open', 'asked', 'left', 'unanswered'])
    .check(z.describe('Nobody has asked yet, one player has, one has left, or the mate did not answer')),
  askedBy: z.nullable(playerIdSchema).check(z.describe('The player who waits for the mate')),
  timeLeft: z.nullable(z.int()).check(z.describe('Milliseconds for which that player waits')),
});

export const moreOrLessStateSchema = z.object({
  ...scoreStateHead,
  mode: moreOrLessModeSchema,
  phase: z.enum(['waiting', 'guessing', 'revealing', 'over']),
  score: z.int().check(z.describe('Correct answers; the current one is added when its reveal is over')),
  tier: z
    .object({ name: z.enum(TIER_NAMES), maxGoldDiff: z.int() })
    .check(z.describe('The tier of the score, and the largest price difference of the pair')),
  players: z.array(player).check(z.describe('In order of arrival, including players who left')),
  seats: z.int().check(z.describe('Number of players: 1 or 2')),
  currentItem: z.object({ ...card, gold }),
  nextItem: z.object({
    ...card,
    gold: z.optional(gold).check(z.describe('Absent until the price is revealed')),
  }),
  lockedGuess: z.nullable(guess).check(z.describe('The guess that counts; null until the price is revealed')),
  isCorrect: z
    .nullable(z.boolean())
    .check(z.describe('Whether `lockedGuess` is correct; null until the price is revealed')),
  timeLeft: z.nullable(z.int()).check(z.describe('Milliseconds until the phase ends; null without a clock')),
  timePerTurn: z
    .nullable(z.int())
    .check(z.describe('Length of a round in milliseconds; null without a clock')),
  gameOver: z.boolean(),
  end: z
    .nullable(z.enum(['wrongGuess', 'noGuess', 'playerLeft', 'nobodyJoined', 'expired']))
    .check(z.describe('Why the game is over; null before')),
  reward: z.int().check(z.describe('Blue Essence paid to the player; 0 until the game is over')),
  rematch: z
    .optional(rematchSchema)
    .check(z.describe('Whether the two can play again in this room; absent before the end, and alone')),
  ...scoreStateEnd,
});
export type MoreOrLessState = z.infer<typeof moreOrLessStateSchema>;

/** What a visitor sees of a trial. */
export const moreOrLessTrialSchema = z.object({
  items: z
    .array(z.object({ ...card, gold: z.optional(gold) }))
    .check(z.describe('The first item, and the item of every question; the open one has no price')),
  results: z.array(z.boolean()).check(z.describe('Whether each answer is right')),
  isOver: z.boolean(),
});
export type MoreOrLessTrialView = z.infer<typeof moreOrLessTrialSchema>;

const gameState = z.object({ gameState: moreOrLessStateSchema });
const playerAndState = z.object({
  playerId: playerIdSchema,
  playerName: z.string(),
  gameState: moreOrLessStateSchema,
});
const ownGame = { playerId: callerFields.playerId, gameId: sentGameId };

export const moreOrLess = realtimeEndpoint({
  name: 'moreOrLess',
  summary: 'Guess whether the next item costs more or less gold, alone or as two players who must agree',
  path: '/ws/moreOrLess',
  commands: {
    startGame: z
      .object({
        ...callerFields,
        mode: moreOrLessModeSchema,
        practice: startPractice,
        trial: z
          .optional(trialIdSchema)
          .check(z.describe('A new game alone goes on with the last item of this trial')),
      })
      .check(
        z.describe("Resumes the caller's running game of the mode, or starts one. Coop has no practice"),
      ),
    joinGame: z
      .object({ ...callerFields, gameId: sentGameId })
      .check(z.describe('Takes the second seat of a coop game, or returns to the own seat of any game')),
    submitGuess: z.object({ ...ownGame, guess }),
    playAgain: z
      .object(ownGame)
      .check(z.describe('After a coop game: asks the mate to play again in this room, or accepts')),
    leaveGame: z
      .object(ownGame)
      .check(z.describe('Leaves the seat at once; a started game, or the rematch, ends for both players')),
  },
  frames: {
    gameStarted: gameState,
    gameStateUpdate: gameState,
    waiting: gameState,
    revealItem: gameState,
    gameOver: gameState,
    rematch: z
      .object({ gameId: gameIdSchema, rematch: rematchSchema })
      .check(z.describe('After a coop game; a rematch that both want begins with `waiting`')),
    playerJoined: playerAndState,
    playerLeft: playerAndState,
  },
});

/** The descriptor with its endpoint, for the server. */
export const game = { ...descriptor, realtime: moreOrLess };
