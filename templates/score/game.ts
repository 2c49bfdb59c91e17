import { realtimeEndpoint } from '@hub/engine/wire/envelope';
import { scoreStateHead } from '@hub/engine/wire/score';
import * as z from 'zod/mini';
import { descriptor } from './descriptor.ts';

/** Blue Essence per correct answer. */
export const ESSENCE_PER_ANSWER = 1;

const sideSchema = z.enum(['left', 'right']);
export type Side = z.infer<typeof sideSchema>;

const championSchema = z.object({ id: z.string(), name: z.string(), image: z.string() });

const templateScoreStateSchema = z.object({
  ...scoreStateHead,
  score: z.int().check(z.describe('Correct answers')),
  left: championSchema,
  right: championSchema,
  timeLeft: z.int().check(z.describe('Milliseconds left to answer')),
  gameOver: z.boolean(),
  reward: z.int().check(z.describe('Blue Essence paid to the player; 0 until the game is over')),
});
export type TemplateScoreState = z.infer<typeof templateScoreStateSchema>;

const gameState = z.object({ gameState: templateScoreStateSchema });

export const templateScore = realtimeEndpoint({
  name: descriptor.id,
  summary: 'Which of two champions was released first?',
  path: '/ws/templateScore',
  commands: {
    startGame: z.object({}).check(z.describe("Resumes the caller's running game, or starts one")),
    submitAnswer: z.object({
      gameId: z.string().check(z.maxLength(64)),
      answer: sideSchema,
      score: z.int().check(z.describe('The score of the question that is answered')),
    }),
  },
  frames: { gameStarted: gameState, gameStateUpdate: gameState, gameOver: gameState },
});

/** The descriptor with its endpoint, for the server. */
export const game = { ...descriptor, realtime: templateScore };
