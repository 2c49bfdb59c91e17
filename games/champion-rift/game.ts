import { realtimeEndpoint } from '@hub/engine/wire/envelope';
import { daySchema, gameIdSchema } from '@hub/engine/wire/ids';
import * as z from 'zod/mini';
import { descriptor } from './descriptor.ts';

/** The nine attributes of a guess, in the order of the columns (games 2 and 3). */
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

export const attributeStatusSchema = z.enum(['correct', 'medium', 'wrong', 'higher', 'lower']);
export type AttributeStatus = z.infer<typeof attributeStatusSchema>;

const attribute = <T extends z.ZodMiniType>(value: T) =>
  z.object({
    isCorrect: attributeStatusSchema.check(
      z.describe('medium: some overlap; higher: the answer is higher or later than the guess'),
    ),
    value: value.check(z.describe('What the guessed champion has')),
    correctValue: z
      .optional(value)
      .check(
        z.describe(
          'The part of it that the answer has too: all when correct, the overlap when medium, else absent',
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

export const championSummarySchema = z.object({ id: z.string(), name: z.string(), image: z.string() });
export type ChampionSummary = z.infer<typeof championSummarySchema>;

export const championRevealSchema = z.extend(championSummarySchema, { title: z.string() });
export type ChampionReveal = z.infer<typeof championRevealSchema>;

export const championRiftStateSchema = z.object({
  gameId: gameIdSchema,
  version: z.int().check(z.describe('Rises by one with every change')),
  day: daySchema.check(z.describe('The UTC day this rift belongs to')),
  championsData: z.array(championSummarySchema).check(z.describe('The whole roster, by name')),
  guesses: z.array(guessResultSchema).check(z.describe('All results so far, oldest first')),
  lastGuessResult: z.nullable(guessResultSchema),
  gameOver: z.boolean(),
  champion: z.nullable(championRevealSchema).check(z.describe('The answer, null until the game is over')),
  reward: z.int().check(z.describe('Blue Essence paid for this rift, 0 until the game is over')),
  streak: z.int().check(z.describe('Consecutive days completed, this rift included once it is over')),
});
export type ChampionRiftState = z.infer<typeof championRiftStateSchema>;

const gameState = z.object({ gameState: championRiftStateSchema });
const callerFields = {
  playerId: z
    .optional(z.string().check(z.maxLength(64)))
    .check(z.describe("The caller's own id; another one is refused")),
  name: z.optional(z.string().check(z.maxLength(64))).check(z.describe('Accepted and not used')),
  usernameEffect: z
    .optional(z.nullable(z.string().check(z.maxLength(64))))
    .check(z.describe('Accepted and not used')),
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
            'A rift whose end this page has not seen: it is resumed for 24 hours, even after midnight',
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
