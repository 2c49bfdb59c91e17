import { realtimeEndpoint } from '@hub/engine/wire/envelope';
import { gameRefusals } from '@hub/engine/wire/errors';
import {
  callerFields,
  scoreStateEnd,
  scoreStateHead,
  sentGameId,
  startPractice,
} from '@hub/engine/wire/score';
import * as z from 'zod/mini';
import { descriptor } from './descriptor.ts';

/** Blue Essence per round survived. */
export const ESSENCE_PER_ROUND = 5;
/** A game with fewer survived rounds pays nothing, so that blind clicks earn little. docs/security.md, "Scripts that play". */
export const MIN_PAID_ROUNDS = 6;

const place = z.object({
  x: z.number().check(z.describe('0 at the left, 350 at the right')),
  y: z.number().check(z.describe('0 at the top, 350 at the bottom')),
});
/** A point of the minimap, in its units. */
export type MinimapPosition = z.infer<typeof place>;

/** Largest distance scores of a bullseye, a close and a warm marker; a farther one is far. */
export const RINGS = { bullseye: 100, close: 400, warm: 1_000 } as const;

const afterReveal = 'null until the answer is revealed';

const riftGuesserStateSchema = z.object({
  ...scoreStateHead,
  action: z
    .enum(['startRound', 'revealAnswer'])
    .check(z.describe('startRound while a round runs, revealAnswer after its end')),
  round: z.int().check(z.describe('From 1 on')),
  time: z.nullable(z.int()).check(z.describe('Milliseconds left to guess; null when no round runs')),
  timePerRound: z.int().check(z.describe('Length of a round in milliseconds')),
  wait: z
    .int()
    .check(
      z.describe(
        'Milliseconds until the marker can be locked in, or the next round started; 0 if that is possible now',
      ),
    ),
  section: z
    .nullable(z.string())
    .check(z.describe("Address of the section's picture for this round; null when no round runs")),
  guess: z.nullable(place).check(z.describe('The current marker')),
  zoomPosition: z
    .nullable(z.extend(place, { width: z.number(), height: z.number() }))
    .check(z.describe(`The shown section, in units of the minimap; ${afterReveal}`)),
  actualPosition: z.nullable(place).check(z.describe(`Its center; ${afterReveal}`)),
  pins: z
    .optional(z.array(z.object({ guess: z.nullable(place), actual: place })))
    .check(z.describe('The last 100 finished rounds, oldest first; absent while a round runs')),
  distanceScore: z
    .nullable(z.number())
    .check(z.describe(`Ten times the distance, two decimals; null without a marker and ${afterReveal}`)),
  lifeLost: z.nullable(z.number()).check(z.describe(`What the round cost, two decimals; ${afterReveal}`)),
  lifePoints: z.number().check(z.describe('Two decimals; 0 or less when all is lost')),
  score: z.int().check(z.describe('Rounds survived')),
  gameOver: z.boolean(),
  reward: z.int().check(z.describe('Blue Essence paid for this game; 0 until it is over')),
  ...scoreStateEnd,
});
export type RiftGuesserState = z.infer<typeof riftGuesserStateSchema>;

const gameState = z.object({ gameState: riftGuesserStateSchema });
const { playerId, name } = callerFields;
const ownGame = { playerId, gameId: sentGameId };
const guess = z.object({ ...ownGame, guess: place });

export const refusals = gameRefusals({
  round_running: 'This round is still running.',
  look_first: 'A round takes its guess after the first second.',
  answer_shown: 'The next round can be started two seconds after the answer.',
  off_the_map: 'That place is not on the map.',
});

export const riftGuesser = realtimeEndpoint({
  name: 'riftGuesser',
  summary: 'Find a section of the map on the minimap',
  path: '/ws/riftGuesser',
  commands: {
    startGame: z.object({ playerId, name, practice: startPractice }),
    setGuess: guess,
    submitGuess: guess,
    startNextRound: z.object(ownGame),
  },
  frames: { gameStarted: gameState, gameStateUpdate: gameState, gameOver: gameState },
  refusals,
});

/** The descriptor with its endpoint, for the server. */
export const game = { ...descriptor, realtime: riftGuesser };
