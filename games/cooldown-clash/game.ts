import { realtimeEndpoint } from '@hub/engine/wire/envelope';
import { gameIdSchema } from '@hub/engine/wire/ids';
import {
  clamped,
  lobbyCommands,
  lobbyDataSchema,
  lobbyForm,
  lobbyFrames,
  lobbyPersonFields,
  lobbySettingsForm,
  lobbySummarySchema,
  moveInLobby,
} from '@hub/engine/wire/lobbies';
import * as z from 'zod/mini';
import { COUNTDOWN_SECONDS, descriptor, WIN_POINTS } from './descriptor.ts';

/** The highest valid guess, in seconds. */
export const COOLDOWN_GUESS_MAX = 999;

const gameForm = {
  guessTime: clamped(COUNTDOWN_SECONDS.min, COUNTDOWN_SECONDS.max),
  winPoints: clamped(WIN_POINTS.min, WIN_POINTS.max),
};

/** The creation form of Cooldown Clash. */
export const createClashLobbySchema = z.object({
  ...lobbyForm,
  ...gameForm,
});

const gameSettings = { winPoints: z.int().check(z.describe('Points that win')) };
const clashLobbySummarySchema = z.extend(lobbySummarySchema, gameSettings);
export type ClashLobbySummary = z.infer<typeof clashLobbySummarySchema>;
const clashLobbySchema = z.extend(lobbyDataSchema, gameSettings);
export type ClashLobby = z.infer<typeof clashLobbySchema>;

/** A guess in seconds: 0 to 999 with at most one decimal. */
export const cooldownGuessSchema = z.number().check(
  z.minimum(0),
  z.maximum(COOLDOWN_GUESS_MAX),
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

const clashStateSchema = z.object({
  lobbyId: gameIdSchema,
  version: z.int().check(z.describe('Rises by one with every change')),
  players: z.array(clashPlayerSchema),
  round: z.int().check(z.describe('From 1')),
  action: z
    .enum(['sendData', 'countdown', 'showResults'])
    .check(z.describe('The reel runs; players guess; guesses and the cooldown are shown')),
  targetChampion: z.object({ id: z.string(), name: z.string(), image: z.object({ full: z.string() }) }),
  targetSpell: z.object({
    id: z.string(),
    key: z.enum(['Q', 'W', 'E', 'R']),
    name: z.string(),
    image: z.object({ full: z.string().check(z.describe("File name of the spell's picture")) }),
    cooldown: z
      .optional(z.array(z.number()))
      .check(z.describe('Seconds by rank; absent before `showResults`; players guess the first one')),
  }),
  timeLeft: z.int().check(z.describe('Milliseconds left of the action')),
  timePerTurn: z.int().check(z.describe('Length of the action in milliseconds')),
  guessTime: z.int().check(z.describe('Seconds')),
  winPoints: z.int(),
  gameOver: z.boolean(),
  winner: z.nullable(z.string()).check(z.describe('Player id; bots have `bot-` and a number')),
  isPractice: z
    .boolean()
    .check(z.describe('Whether bots play: then the game counts as a win against bots at most')),
  reward: z
    .optional(z.int())
    .check(z.describe('Blue Essence paid to the receiver for a win against bots; absent without one')),
});
export type ClashState = z.infer<typeof clashStateSchema>;

export const cooldownClash = realtimeEndpoint({
  name: 'cooldownClash',
  summary: "Guess a spell's cooldown at rank 1; with lobbies",
  path: '/ws/cooldownClash',
  commands: {
    ...lobbyCommands,
    createLobby: createClashLobbySchema,
    updateLobbySettings: z.object({ ...lobbySettingsForm, ...gameForm }),
    submitGuess: moveInLobby({
      guess: cooldownGuessSchema,
      round: z
        .optional(z.int())
        .check(z.describe('The round for which the guess is; refused with `too_late` in any other round')),
    }),
  },
  frames: lobbyFrames(clashLobbySummarySchema, clashLobbySchema, clashStateSchema),
});

/** The descriptor with its endpoint, for the server. */
export const game = { ...descriptor, realtime: cooldownClash };
