import { realtimeEndpoint } from '@hub/engine/wire/envelope';
import { gameIdSchema } from '@hub/engine/wire/ids';
import {
  clamped,
  lobbyCommands,
  lobbyDataSchema,
  lobbyForm,
  lobbyFrames,
  lobbyPersonFields,
  lobbySummarySchema,
  moveInLobby,
} from '@hub/engine/wire/lobbies';
import * as z from 'zod/mini';
import { descriptor, LIVES, TURN_SECONDS } from './descriptor.ts';

/** The creation form of Chain of Legends. */
export const createChainLobbySchema = z.object({
  ...lobbyForm,
  guessTime: clamped(TURN_SECONDS.min, TURN_SECONDS.max),
  lives: clamped(LIVES.min, LIVES.max),
});
export type CreateChainLobby = z.infer<typeof createChainLobbySchema>;

const own = { lives: z.int().check(z.describe('Lives of each player at the start')) };
export const chainLobbySummarySchema = z.extend(lobbySummarySchema, own);
export type ChainLobbySummary = z.infer<typeof chainLobbySummarySchema>;
export const chainLobbySchema = z.extend(lobbyDataSchema, own);
export type ChainLobby = z.infer<typeof chainLobbySchema>;

const image = z.object({ full: z.string().check(z.describe("File name of the champion's portrait")) });

/** Why the last input was wrong. */
export const chainMistakeSchema = z.enum(['wrongLetter', 'used', 'unknown', 'late']);
export type ChainMistake = z.infer<typeof chainMistakeSchema>;

export const chainPlayerSchema = z.object({
  ...lobbyPersonFields,
  lives: z.int(),
  hasLeft: z.boolean().check(z.describe('Gone for good, and so out')),
});
export type ChainPlayer = z.infer<typeof chainPlayerSchema>;

export const chainStateSchema = z.object({
  lobbyId: gameIdSchema,
  version: z.int().check(z.describe('Rises by one with every change')),
  players: z.array(chainPlayerSchema).check(z.describe('In the order of their turns')),
  lives: z.int().check(z.describe('Lives of each player at the start')),
  currentPlayerIndex: z.int(),
  turn: z.int().check(z.describe('Rises by one when a turn ends: then, and only then, `action` is news')),
  lastChampion: z
    .nullable(z.object({ id: z.string(), name: z.string(), image }))
    .check(z.describe('Null when the next name is free')),
  nextLetter: z
    .nullable(z.string())
    .check(z.describe('With which the next name begins; null when it is free')),
  championData: z
    .record(z.string(), z.object({ id: z.string(), image }))
    .check(z.describe('Remaining champions by name')),
  usedChampions: z
    .array(z.object({ id: z.string(), name: z.string(), image }))
    .check(z.describe('Since the chain began, oldest first')),
  lastInput: z.nullable(z.string()).check(z.describe('As it was typed; null when the time ran out')),
  lastPlayer: z.nullable(lobbyPersonFields.id),
  action: z
    .nullable(z.enum(['jinxed', 'wrongInput', 'correctInput']))
    .check(z.describe('How the last turn ended')),
  mistake: z.nullable(chainMistakeSchema).check(z.describe('What was wrong with a `wrongInput`')),
  timeLeft: z.int().check(z.describe('Milliseconds of the turn, at most `timePerTurn`')),
  timePerTurn: z.int().check(z.describe('Milliseconds')),
  guessTime: z.int().check(z.describe('Seconds')),
  gameOver: z.boolean(),
  winner: z.nullable(z.string()).check(z.describe('Player id, or of a bot `bot-` and its number')),
  championsUsed: z.int().check(z.describe('Named rightly in the whole game')),
  lostThrough: z
    .nullable(z.enum(['jinxed', 'wrongInput', 'left']))
    .check(z.describe('How the last opponent went, once the game is over')),
  possiblePick: z
    .nullable(z.string())
    .check(z.describe('A champion that would have saved the last opponent; null if there was none')),
  isPractice: z.boolean().check(z.describe('With bots: it counts for nothing')),
});
export type ChainState = z.infer<typeof chainStateSchema>;

export const chainOfLegends = realtimeEndpoint({
  name: 'chainOfLegends',
  summary: 'Champions in turn, each beginning with the last letter of the one before; with its lobbies',
  path: '/ws/chainOfLegends',
  commands: {
    ...lobbyCommands,
    createLobby: createChainLobbySchema,
    submitChampion: moveInLobby({
      champion: z.string().check(z.maxLength(64), z.regex(/\S/), z.describe("The champion's name")),
    }),
  },
  frames: lobbyFrames(chainLobbySummarySchema, chainLobbySchema, chainStateSchema),
});

/** The descriptor with its endpoint, for the server. */
export const game = { ...descriptor, realtime: chainOfLegends };
