import { attribute, candidateSchema, dailyEndpoint, dailyStateFields } from '@hub/engine/wire/daily';
import * as z from 'zod/mini';
import { descriptor } from './descriptor.ts';

const text = attribute(z.string());
const list = attribute(z.array(z.string()));

/** What is compared of a champion, in column order. */
const attributes = {
  name: text,
  position: list,
  role: list,
  region: list,
  damage: text,
  rangetype: list,
  resource: text,
  price: attribute(z.int()),
  releaseDate: attribute(z.iso.date()),
};
export type ChampionAttribute = keyof typeof attributes;
export const CHAMPION_ATTRIBUTES = Object.keys(attributes) as readonly ChampionAttribute[];

export const guessResultSchema = z.object({
  image: z.string().check(z.describe("File name of the guessed champion's portrait")),
  ...attributes,
});
export type GuessResult = z.infer<typeof guessResultSchema>;

const championRevealSchema = z.extend(candidateSchema, { title: z.string() });
export type ChampionReveal = z.infer<typeof championRevealSchema>;

/** Older than the common state of daily games: the candidates and the answer have names of their own. */
export const championRiftStateSchema = z.object({
  ...dailyStateFields,
  championsData: z.array(candidateSchema).check(z.describe('All champions, sorted by name')),
  guesses: z.array(guessResultSchema).check(z.describe('Results so far, oldest first')),
  lastGuessResult: z.nullable(guessResultSchema),
  champion: z.nullable(championRevealSchema).check(z.describe('The answer; null until the game is over')),
});
export type ChampionRiftState = z.infer<typeof championRiftStateSchema>;

const endpoint = dailyEndpoint(descriptor, {
  summary: 'The champion of the day, guessed by nine attributes',
  state: championRiftStateSchema,
  guessOf: 'champion',
});

export const championRift = {
  ...endpoint,
  frames: {
    ...endpoint.frames,
    alreadyPlayed: z.object({ champion: championRevealSchema, gameState: championRiftStateSchema }),
  },
};

/** The descriptor with its endpoint, for the server. */
export const game = { ...descriptor, realtime: championRift };
