import { realtimeEndpoint } from '@hub/engine/wire/envelope';
import { daySchema, gameIdSchema } from '@hub/engine/wire/ids';
import * as z from 'zod/mini';
import { descriptor } from './descriptor.ts';

/** The nine attributes of a guess, in column order (games 2 and 3). */
export const CHAMPION_ATTRIBUTES = [
  'name',
  'position',
  'role',
  'region',
  'damage',
  'rangetype',
  'resource',
  'price',
  'releaseDate',
] as const;
export type ChampionAttribute = (typeof CHAMPION_ATTRIBUTES)[number];

const attributeStatusSchema = z.enum(['correct', 'medium', 'wrong', 'higher', 'lower']);
export type AttributeStatus = z.infer<typeof attributeStatusSchema>;

const attribute = <T extends z.ZodMiniType>(value: T) =>
  z.object({
    isCorrect: attributeStatusSchema.check(
      z.describe(
        'medium: some overlap; higher, lower: the answer is higher (later) or lower (earlier) than the guess',
      ),
    ),
    value: value.check(z.describe('Value of the guessed champion')),
    correctValue: z
      .optional(value)
      .check(
        z.describe(
          'The part that the answer shares: all if correct, the overlap if medium, otherwise absent',
        ),
      ),
  });

const text = attribute(z.string());
const list = attribute(z.array(z.string()));

export const guessResultSchema = z.object({
  image: z.string().check(z.describe("File name of the guessed champion's portrait")),
  name: text,
  position: list,
  role: list,
  region: list,
  damage: text,
  rangetype: list,
  resource: text,
  price: attribute(z.int()),
  releaseDate: attribute(z.iso.date()),
});
export type GuessResult = z.infer<typeof guessResultSchema>;

const championSummarySchema = z.object({ id: z.string(), name: z.string(), image: z.string() });
export type ChampionSummary = z.infer<typeof championSummarySchema>;

const championRevealSchema = z.extend(championSummarySchema, { title: z.string() });
export type ChampionReveal = z.infer<typeof championRevealSchema>;

export const championRiftStateSchema = z.object({
  gameId: gameIdSchema,
  version: z.int().check(z.describe('Rises by one with every change')),
  day: daySchema.check(z.describe('The UTC day of this rift')),
  championsData: z.array(championSummarySchema).check(z.describe('All champions, sorted by name')),
  guesses: z.array(guessResultSchema).check(z.describe('Results so far, oldest first')),
  lastGuessResult: z.nullable(guessResultSchema),
  gameOver: z.boolean(),
  champion: z.nullable(championRevealSchema).check(z.describe('The answer; null until the game is over')),
  reward: z.int().check(z.describe('Blue Essence paid for this rift; 0 until the game is over')),
  streak: z.int().check(z.describe('Consecutive completed days, including this rift once it is over')),
});
export type ChampionRiftState = z.infer<typeof championRiftStateSchema>;

const gameState = z.object({ gameState: championRiftStateSchema });
const callerFields = {
  playerId: z
    .optional(z.string().check(z.maxLength(64)))
    .check(z.describe("The caller's own player id; any other is refused")),
  name: z.optional(z.string().check(z.maxLength(64))).check(z.describe('Accepted and ignored')),
  usernameEffect: z
    .optional(z.nullable(z.string().check(z.maxLength(64))))
    .check(z.describe('Accepted and ignored')),
};

export const championRift = realtimeEndpoint({
  name: 'championRift',
  summary: 'The champion of the day, guessed by nine attributes',
  path: '/ws/championRift',
  commands: {
    startGame: z.object({
      ...callerFields,
      gameId: z
        .optional(z.string().check(z.maxLength(64)))
        .check(
          z.describe(
            'A rift that this page has not finished; it is resumed for 24 hours, even after midnight',
          ),
        ),
    }),
    submitGuess: z.object({
      ...callerFields,
      gameId: z.string().check(z.maxLength(64)),
      guess: z.string().check(z.minLength(1), z.maxLength(64), z.describe("The champion's name")),
    }),
  },
  frames: {
    gameStarted: gameState,
    gameStateUpdate: gameState,
    alreadyPlayed: z.object({ champion: championRevealSchema, gameState: championRiftStateSchema }),
  },
});

/** The descriptor with its endpoint, for the server. */
export const game = { ...descriptor, realtime: championRift };
