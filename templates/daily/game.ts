import { attribute, candidateSchema, dailyEndpoint, dailyStateSchema } from '@hub/engine/wire/daily';
import * as z from 'zod/mini';
import { descriptor } from './descriptor.ts';

const guessResultSchema = z.object({
  id: z.string().check(z.describe('Id of the guessed champion')),
  name: attribute(z.string()),
  regions: attribute(z.array(z.string())),
  roles: attribute(z.array(z.string())),
  released: attribute(z.int()).check(z.describe('Year')),
});
export type GuessResult = z.infer<typeof guessResultSchema>;

const templateDailyStateSchema = dailyStateSchema(guessResultSchema, candidateSchema, {});
export type TemplateDailyState = z.infer<typeof templateDailyStateSchema>;

export const templateDaily = dailyEndpoint(descriptor, {
  summary: 'The champion of the day, guessed by region, role and release',
  state: templateDailyStateSchema,
  guessOf: 'champion',
});

/** The descriptor with its endpoint, for the server. */
export const game = { ...descriptor, realtime: templateDaily };
