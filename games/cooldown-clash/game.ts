import { lobbyEndpoint, lobbyPersonFields, lobbyStateFields } from '@hub/engine/wire/lobbies';
import * as z from 'zod/mini';
import { descriptor, HIGHEST_GUESS } from './descriptor.ts';

/** A guess in seconds: 0 to 999 with at most one decimal. */
export const cooldownGuessSchema = z.number().check(
  z.minimum(0),
  z.maximum(HIGHEST_GUESS),
  z.refine((guess) => Math.round(guess * 10) / 10 === guess, 'At most one decimal'),
  z.describe('Seconds, with at most one decimal'),
);

const clashPlayerSchema = z.object({
  ...lobbyPersonFields,
  hasGuessed: z.boolean(),
  guess: z.nullable(z.number()).check(z.describe('Seconds; null until `showResults`, and without a guess')),
  points: z.int().check(z.describe('Points of this round; 0 until `showResults`')),
  totalPoints: z.int(),
  closestRounds: z
    .nullable(z.int())
    .check(z.describe('Rounds won with the closest guess; null in games that older builds have started')),
  exactRounds: z.nullable(z.int()).check(z.describe('Rounds won with an exact guess; null as above')),
  hasLeft: z.boolean().check(z.describe('Left for good')),
});
export type ClashPlayer = z.infer<typeof clashPlayerSchema>;

const keySchema = z.enum(['Q', 'W', 'E', 'R']);

const finishedRoundSchema = z.object({
  champion: z.string(),
  key: keySchema,
  spell: z.string(),
  cooldown: z.number().check(z.describe('Seconds at rank 1')),
  guesses: z
    .array(z.object({ id: lobbyPersonFields.id, guess: z.number(), points: z.int() }))
    .check(z.describe('Of those who guessed')),
});
export type FinishedRound = z.infer<typeof finishedRoundSchema>;

const clashStateSchema = z.object({
  ...lobbyStateFields,
  players: z.array(clashPlayerSchema),
  round: z.int().check(z.describe('From 1')),
  action: z
    .enum(['sendData', 'countdown', 'showResults'])
    .check(z.describe('The reel runs; players guess; guesses and the cooldown are shown')),
  targetChampion: z.object({ id: z.string(), name: z.string(), image: z.object({ full: z.string() }) }),
  targetSpell: z.object({
    id: z.string(),
    key: keySchema,
    name: z.string(),
    image: z.object({ full: z.string().check(z.describe("File name of the spell's picture")) }),
    cooldown: z
      .optional(z.array(z.number()))
      .check(z.describe('Seconds by rank; absent before `showResults`; players guess the first one')),
  }),
  timeLeft: z.int().check(z.describe('Milliseconds left of the action')),
  timePerTurn: z.int().check(z.describe('Length of the action in milliseconds')),
  winPoints: z.int(),
  rounds: z
    .optional(z.array(finishedRoundSchema))
    .check(
      z.describe('Oldest first; empty until the game is over, and in games that older builds have started'),
    ),
});
export type ClashState = z.infer<typeof clashStateSchema>;

export const cooldownClash = lobbyEndpoint(descriptor, {
  summary: "Guess a spell's cooldown at rank 1; with lobbies",
  setting: 'Points that win',
  state: clashStateSchema,
  moves: {
    submitGuess: {
      guess: cooldownGuessSchema,
      round: z
        .optional(z.int())
        .check(z.describe('The round for which the guess is; refused with `too_late` in any other round')),
    },
  },
});

/** The descriptor with its endpoint, for the server. */
export const game = { ...descriptor, realtime: cooldownClash };
