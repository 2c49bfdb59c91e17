import { lobbyEndpoint, lobbyPersonFields, lobbyStateFields } from '@hub/engine/wire/lobbies';
import * as z from 'zod/mini';
import { descriptor } from './descriptor.ts';

const sideSchema = z.enum(['left', 'right']);
export type Side = z.infer<typeof sideSchema>;

const championSchema = z.object({ id: z.string(), name: z.string(), image: z.string() });

const templateLobbyStateSchema = z.object({
  ...lobbyStateFields,
  players: z.array(
    z.object({
      ...lobbyPersonFields,
      hasAnswered: z.boolean(),
      answer: z.nullable(sideSchema).check(z.describe('Null until the answers are shown')),
      points: z.int(),
      hasLeft: z.boolean().check(z.describe('Left for good')),
    }),
  ),
  round: z.int().check(z.describe('From 1')),
  left: championSchema,
  right: championSchema,
  first: z.nullable(sideSchema).check(z.describe('The right answer; null while players answer')),
  timeLeft: z.int().check(z.describe('Milliseconds to answer, or until the next round')),
  winPoints: z.int(),
});
export type TemplateLobbyState = z.infer<typeof templateLobbyStateSchema>;

export const templateLobby = lobbyEndpoint(descriptor, {
  summary: 'Which of two champions was released first? With lobbies',
  setting: 'Points that win',
  state: templateLobbyStateSchema,
  moves: {
    submitAnswer: {
      answer: sideSchema,
      round: z.int().check(z.describe('Refused with `too_late` in any other round')),
    },
  },
});

/** The descriptor with its endpoint, for the server. */
export const game = { ...descriptor, realtime: templateLobby };
