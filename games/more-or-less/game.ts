import { realtimeEndpoint } from '@hub/engine/wire/envelope';
import { gameIdSchema, playerIdSchema } from '@hub/engine/wire/ids';
import { TIER_NAMES, type TierName } from '@hub/engine/wire/tiers';
import * as z from 'zod/mini';
import { descriptor } from './descriptor.ts';

/** Blue Essence for each right answer. games 9. */
export const ESSENCE_PER_ANSWER = 1;

/** How many gold two neighbours may differ by, from that tier's scores on. platform 9. */
export const MAX_GOLD_DIFF = {
  bronze: 4_000,
  silver: 3_000,
  gold: 2_000,
  diamond: 1_000,
  master: 500,
  challenger: 250,
} as const satisfies Record<TierName, number>;

const guess = z.enum(['higher', 'lower']);
/** Whether the next item costs more or less than the current one. */
export type Guess = z.infer<typeof guess>;

export const moreOrLessModeSchema = z.enum(['single', 'multi']);
export type MoreOrLessMode = z.infer<typeof moreOrLessModeSchema>;

const card = {
  name: z.string().check(z.describe('In English; the page may know it in another language')),
  image: z.string().check(z.describe('File name of the picture: the id of the item, and .png')),
  tags: z.array(z.string()).check(z.describe('What the item gives; they choose its emblem')),
};
const gold = z.int().check(z.minimum(1));

const player = z.object({
  id: playerIdSchema,
  name: z.string(),
  usernameEffect: z.nullable(z.string()),
  guess: z.nullable(guess).check(z.describe('What the player picks at the moment; the mate sees it')),
  connected: z.boolean().check(z.describe('False while the connection is lost, and after leaving')),
  timeToReturn: z
    .nullable(z.int())
    .check(
      z.describe(
        'Milliseconds until the seat of a player who lost the connection is given up; null for everybody else',
      ),
    ),
});
export type MoreOrLessPlayer = z.infer<typeof player>;

export const moreOrLessStateSchema = z.object({
  gameId: gameIdSchema,
  version: z.int().check(z.describe('Rises by one with every change')),
  mode: moreOrLessModeSchema,
  phase: z.enum(['waiting', 'guessing', 'revealing', 'over']),
  score: z.int().check(z.describe('Right answers; the one of a reveal counts when the reveal is over')),
  tier: z
    .object({ name: z.enum(TIER_NAMES), maxGoldDiff: z.int() })
    .check(z.describe('The tier of the score, and what the pair differs by at most')),
  players: z
    .array(player)
    .check(z.describe('In the order in which they came, those who left the game included')),
  seats: z.int().check(z.describe('How many play: 1 or 2')),
  currentItem: z.object({ ...card, gold }),
  nextItem: z.object({
    ...card,
    gold: z.optional(gold).check(z.describe('Left out until the price is revealed')),
  }),
  lockedGuess: z.nullable(guess).check(z.describe('The guess that counts, null until the price is revealed')),
  isCorrect: z.nullable(z.boolean()).check(z.describe('Whether it was right, null until then')),
  timeLeft: z
    .nullable(z.int())
    .check(z.describe('Milliseconds until the game goes on by itself, null when nothing hurries')),
  timePerTurn: z.nullable(z.int()).check(z.describe('Milliseconds that a round has, null without a clock')),
  gameOver: z.boolean(),
  end: z
    .nullable(z.enum(['wrongGuess', 'noGuess', 'playerLeft', 'nobodyJoined', 'expired']))
    .check(z.describe('Why it is over, null before')),
  reward: z.int().check(z.describe('Blue Essence paid to the player, 0 until it is over')),
  unpaid: z
    .optional(z.int().check(z.minimum(1)))
    .check(z.describe("Blue Essence that the day's limit kept back; left out when it kept nothing back")),
});
export type MoreOrLessState = z.infer<typeof moreOrLessStateSchema>;

const gameState = z.object({ gameState: moreOrLessStateSchema });
const somebody = z.object({
  playerId: playerIdSchema,
  playerName: z.string(),
  gameState: moreOrLessStateSchema,
});
const playerId = z
  .optional(z.string().check(z.maxLength(64)))
  .check(z.describe("The caller's own id; another one is refused"));
const callerFields = {
  playerId,
  name: z.optional(z.string().check(z.maxLength(64))).check(z.describe('Accepted and not used')),
  usernameEffect: z
    .optional(z.nullable(z.string().check(z.maxLength(64))))
    .check(z.describe('Accepted and not used')),
};
const gameId = z.string().check(z.maxLength(64));

export const moreOrLess = realtimeEndpoint({
  name: 'moreOrLess',
  summary: 'Does the next item cost more or less gold? Alone, or two who must agree',
  path: '/ws/moreOrLess',
  commands: {
    startGame: z
      .object({ ...callerFields, mode: moreOrLessModeSchema })
      .check(z.describe("Takes up the caller's running game of the mode, else begins one")),
    joinGame: z
      .object({ ...callerFields, gameId })
      .check(z.describe('Takes the second seat of a coop game, or the own seat of any game again')),
    submitGuess: z.object({ playerId, gameId, guess }),
    leaveGame: z
      .object({ playerId, gameId })
      .check(z.describe('Gives up the seat at once; a game that has begun ends for both players')),
  },
  frames: {
    gameStarted: gameState,
    gameStateUpdate: gameState,
    waiting: gameState,
    revealItem: gameState,
    gameOver: gameState,
    playerJoined: somebody,
    playerLeft: somebody,
  },
});

/** The descriptor with its endpoint, for the server. */
export const game = { ...descriptor, realtime: moreOrLess };
