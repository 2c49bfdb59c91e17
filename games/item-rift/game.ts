import { attribute, dailyCommands, dailyStateFields } from '@hub/engine/wire/daily';
import { realtimeEndpoint } from '@hub/engine/wire/envelope';
import * as z from 'zod/mini';
import { descriptor } from './descriptor.ts';

/** The eight attributes of a guess, in column order. */
export const ITEM_ATTRIBUTES = [
  'name',
  'price',
  'rank',
  'stats',
  'buildsFrom',
  'buildsInto',
  'components',
  'sellPrice',
] as const;
export type ItemAttribute = (typeof ITEM_ATTRIBUTES)[number];

const text = attribute(z.string());
const list = attribute(z.array(z.string()));
const number = attribute(z.int());

export const guessResultSchema = z.object({
  id: z.string().check(z.describe('Id of the guessed item')),
  name: text,
  price: number.check(z.describe('Gold, components included')),
  rank: text,
  stats: list.check(z.describe('Kinds of stat')),
  buildsFrom: list.check(z.describe('Names of the components, each once')),
  buildsInto: number.check(z.describe('Number of items that it is a component of')),
  components: number.check(z.describe('Number of components; two of a kind count twice')),
  sellPrice: number.check(z.describe('Gold')),
});
export type GuessResult = z.infer<typeof guessResultSchema>;

const itemSummarySchema = z.object({
  id: z.string(),
  name: z.string(),
  image: z.string().check(z.describe("File name of the item's picture")),
});
export type ItemSummary = z.infer<typeof itemSummarySchema>;

export const itemRiftStateSchema = z.object({
  ...dailyStateFields,
  candidates: z.array(itemSummarySchema).check(z.describe('All items that can be guessed, sorted by name')),
  guesses: z.array(guessResultSchema).check(z.describe('Results so far, oldest first')),
  answer: z.nullable(itemSummarySchema).check(z.describe('Null until the game is over')),
});
export type ItemRiftState = z.infer<typeof itemRiftStateSchema>;

const gameState = z.object({ gameState: itemRiftStateSchema });

export const itemRift = realtimeEndpoint({
  name: 'itemRift',
  summary: 'The item of the day, guessed by its price, stats and recipe',
  path: '/ws/itemRift',
  commands: dailyCommands,
  frames: { gameStarted: gameState, gameStateUpdate: gameState, alreadyPlayed: gameState },
});

/** The descriptor with its endpoint, for the server. */
export const game = { ...descriptor, realtime: itemRift };
