import { candidateSchema, dailyEndpoint, dailyStateSchema } from '@hub/engine/wire/daily';
import * as z from 'zod/mini';
import { descriptor } from './descriptor.ts';

/** The attributes that are revealed once all emoji are shown, in this order. */
export const REVEALED_ATTRIBUTES = [
  'range',
  'damage',
  'role',
  'resource',
  'position',
  'price',
  'release',
  'region',
] as const;
export type RevealedAttribute = (typeof REVEALED_ATTRIBUTES)[number];

const revealedSchema = z.object({ attribute: z.enum(REVEALED_ATTRIBUTES), value: z.array(z.string()) });
export type Revealed = z.infer<typeof revealedSchema>;

export const guessResultSchema = z.extend(candidateSchema, { isCorrect: z.enum(['correct', 'wrong']) });
export type GuessResult = z.infer<typeof guessResultSchema>;

const emojiSchema = z.array(z.string());
const answerSchema = z.extend(candidateSchema, { title: z.string(), emoji: emojiSchema });

export const emojiRiftStateSchema = dailyStateSchema(guessResultSchema, answerSchema, {
  emoji: emojiSchema.check(z.describe('One at the start, one more after each wrong guess, six at most')),
  revealed: z
    .array(revealedSchema)
    .check(z.describe('Attributes of the answer: one for each guess after all emoji')),
});
export type EmojiRiftState = z.infer<typeof emojiRiftStateSchema>;

export const emojiRift = dailyEndpoint(descriptor, {
  summary: 'The champion of the day, guessed from emoji',
  state: emojiRiftStateSchema,
  guessOf: 'champion',
});

/** The descriptor with its endpoint, for the server. */
export const game = { ...descriptor, realtime: emojiRift };
