import { dailyCommands, dailyStateFields } from '@hub/engine/wire/daily';
import { realtimeEndpoint } from '@hub/engine/wire/envelope';
import * as z from 'zod/mini';
import { descriptor } from './descriptor.ts';

/** Number of emoji of every champion. */
export const EMOJI_COUNT = 6;

/** The attributes that are revealed once all emoji are shown, in this order. */
export const TOLD_ATTRIBUTES = [
  'range',
  'damage',
  'role',
  'resource',
  'position',
  'price',
  'release',
  'region',
] as const;
export type RevealedAttribute = (typeof TOLD_ATTRIBUTES)[number];

const revealedSchema = z.object({ attribute: z.enum(TOLD_ATTRIBUTES), value: z.array(z.string()) });
export type Revealed = z.infer<typeof revealedSchema>;

const championSummarySchema = z.object({
  id: z.string(),
  name: z.string(),
  image: z.string().check(z.describe('File name of the portrait')),
});
export type ChampionSummary = z.infer<typeof championSummarySchema>;

export const guessResultSchema = z.extend(championSummarySchema, { isCorrect: z.enum(['correct', 'wrong']) });
export type GuessResult = z.infer<typeof guessResultSchema>;

const emojiSchema = z.array(z.string());

export const emojiRiftStateSchema = z.object({
  ...dailyStateFields,
  candidates: z.array(championSummarySchema).check(z.describe('All champions, sorted by name')),
  emoji: emojiSchema.check(z.describe('One at the start, one more after each wrong guess, six at most')),
  revealed: z
    .array(revealedSchema)
    .check(z.describe('Attributes of the answer: one for each guess after all emoji')),
  guesses: z.array(guessResultSchema).check(z.describe('Results so far, oldest first')),
  answer: z
    .nullable(z.extend(championSummarySchema, { title: z.string(), emoji: emojiSchema }))
    .check(z.describe('The answer with all its emoji; null until the game is over')),
});
export type EmojiRiftState = z.infer<typeof emojiRiftStateSchema>;

const gameState = z.object({ gameState: emojiRiftStateSchema });

export const emojiRift = realtimeEndpoint({
  name: 'emojiRift',
  summary: 'The champion of the day, guessed from emoji',
  path: '/ws/emojiRift',
  commands: dailyCommands,
  frames: { gameStarted: gameState, gameStateUpdate: gameState, alreadyPlayed: gameState },
});

/** The descriptor with its endpoint, for the server. */
export const game = { ...descriptor, realtime: emojiRift };
