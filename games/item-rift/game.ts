import { attribute, candidateSchema, dailyEndpoint, dailyStateSchema } from '@hub/engine/wire/daily';
import * as z from 'zod/mini';
import { descriptor } from './descriptor.ts';

const text = attribute(z.string());
const list = attribute(z.array(z.string()));
const number = attribute(z.int());

/** What is compared of an item, in column order. */
const attributes = {
  name: text,
  price: number.check(z.describe('Gold, components included')),
  rank: text,
  stats: list.check(z.describe('Kinds of stat')),
  buildsFrom: list.check(z.describe('Names of the components, each once')),
  buildsInto: number.check(z.describe('Number of items that it is a component of')),
  components: number.check(z.describe('Number of components; two of a kind count twice')),
  sellPrice: number.check(z.describe('Gold')),
};
export type ItemAttribute = keyof typeof attributes;
export const ITEM_ATTRIBUTES = Object.keys(attributes) as readonly ItemAttribute[];

export const guessResultSchema = z.object({
  id: z.string().check(z.describe('Id of the guessed item')),
  ...attributes,
});
export type GuessResult = z.infer<typeof guessResultSchema>;

export const itemRiftStateSchema = dailyStateSchema(guessResultSchema, candidateSchema, {});
export type ItemRiftState = z.infer<typeof itemRiftStateSchema>;

export const itemRift = dailyEndpoint(descriptor, {
  summary: 'The item of the day, guessed by its price, stats and recipe',
  state: itemRiftStateSchema,
  guessOf: 'item',
});

/** The descriptor with its endpoint, for the server. */
export const game = { ...descriptor, realtime: itemRift };
