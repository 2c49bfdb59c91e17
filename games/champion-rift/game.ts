import { attribute, dailyCommands, dailyStateFields } from '@hub/engine/wire/daily';
import { realtimeEndpoint } from '@hub/engine/wire/envelope';
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
  ...dailyStateFields,
  championsData: z.array(championSummarySchema).check(z.describe('All champions, sorted by name')),
  guesses: z.array(guessResultSchema).check(z.describe('Results so far, oldest first')),
  lastGuessResult: z.nullable(guessResultSchema),
  champion: z.nullable(championRevealSchema).check(z.describe('The answer; null until the game is over')),
});
export type ChampionRiftState = z.infer<typeof championRiftStateSchema>;

const gameState = z.object({ gameState: championRiftStateSchema });

export const championRift = realtimeEndpoint({
  name: 'championRift',
  summary: 'The champion of the day, guessed by nine attributes',
  path: '/ws/championRift',
  commands: dailyCommands,
  frames: {
    gameStarted: gameState,
    gameStateUpdate: gameState,
    alreadyPlayed: z.object({ champion: championRevealSchema, gameState: championRiftStateSchema }),
  },
});

/** The descriptor with its endpoint, for the server. */
export const game = { ...descriptor, realtime: championRift };
