import * as z from 'zod/mini';

/** Strengths of bots. */
const BOT_STRENGTHS = ['easy', 'medium', 'hard'] as const;
export const botStrengthSchema = z.enum(BOT_STRENGTHS);
export type BotStrength = z.infer<typeof botStrengthSchema>;

/** The bots, weakest first. */
export const CHARACTERS = ['nubbin', 'sidestep', 'gurg', 'skree', 'halve', 'hush'] as const;
export const characterSchema = z.enum(CHARACTERS);
export type Character = z.infer<typeof characterSchema>;

/** Which bots quick play seats, compared with the player's own record. */
export const QUICK_BOTS = ['weaker', 'alike', 'stronger'] as const;
const quickBotsSchema = z.enum(QUICK_BOTS);
export type QuickBots = z.infer<typeof quickBotsSchema>;

export const quickPlayCommand = z
  .object({
    bots: z.optional(quickBotsSchema).check(z.describe('Strength of the bots in a lobby that opens')),
    first: z.optional(characterSchema).check(z.describe('The bot that takes its first free seat')),
  })
  .check(
    z.describe(
      'Answered with `joinedLobby`: the running game of the player, or the lobby that starts soonest, or a new one',
    ),
  );

export const nextBotsSchema = z
  .optional(z.array(z.object({ seat: z.int(), name: z.string(), character: z.nullable(characterSchema) })))
  .check(z.describe('The bots that take the free seats'));
