import { realtimeEndpoint } from '@hub/engine/wire/envelope';
import { gameIdSchema } from '@hub/engine/wire/ids';
import * as z from 'zod/mini';
import { descriptor } from './descriptor.ts';

const gameState = z.object({
  gameState: z.object({ gameId: gameIdSchema, score: z.int(), gameOver: z.boolean(), reward: z.int() }),
});
const gameId = z.string().check(z.maxLength(64));

export const countUp = realtimeEndpoint({
  name: 'countUp',
  summary: 'A point for each press',
  path: '/ws/countUp',
  commands: { startGame: z.object({}), addPoint: z.object({ gameId }), endGame: z.object({ gameId }) },
  frames: { gameState },
});

/** The descriptor with its endpoint, for the server. */
export const game = { ...descriptor, realtime: countUp };
