import { gameRefusals } from '@hub/engine/wire/errors';
import { lobbyEndpoint, lobbyPersonFields, lobbyStateFields } from '@hub/engine/wire/lobbies';
import * as z from 'zod/mini';
import { descriptor } from './descriptor.ts';

const image = z.object({ full: z.string().check(z.describe("File name of the champion's portrait")) });

/** Why the last answer was wrong. */
const chainMistakeSchema = z.enum(['wrongLetter', 'used', 'unknown', 'late']);
export type ChainMistake = z.infer<typeof chainMistakeSchema>;

const chainPlayerSchema = z.object({
  ...lobbyPersonFields,
  lives: z.int(),
  hasLeft: z.boolean().check(z.describe('Left for good, and so is out')),
  place: z
    .nullable(z.int())
    .check(
      z.describe(
        '1 for the winner, then by how long a player stayed in; null while the player is in the game',
      ),
    ),
  outBy: z
    .optional(
      z.nullable(
        z.object({
          cause: z.enum([...chainMistakeSchema.options, 'jinxed']),
          input: z.nullable(z.string()).check(z.describe('As typed; null if there was none')),
        }),
      ),
    )
    .check(
      z.describe('What took the last life; null while the player is in the game, and if the player left'),
    ),
});
export type ChainPlayer = z.infer<typeof chainPlayerSchema>;

const chainStateSchema = z.object({
  ...lobbyStateFields,
  players: z.array(chainPlayerSchema).check(z.describe('In turn order')),
  lives: z.int().check(z.describe('Lives of each player at the start')),
  currentPlayerIndex: z.int(),
  turn: z.int().check(z.describe('Rises by one when a turn ends; only then `action` is new')),
  lastChampion: z
    .nullable(z.object({ id: z.string(), name: z.string(), image }))
    .check(z.describe('Null if the next name is free')),
  nextLetter: z
    .nullable(z.string())
    .check(z.describe('First letter of the next name; null if the name is free')),
  championData: z
    .record(z.string(), z.object({ id: z.string(), image }))
    .check(z.describe('Remaining champions by name')),
  usedChampions: z
    .array(z.object({ id: z.string(), name: z.string(), image }))
    .check(z.describe('In the current chain, oldest first')),
  lastInput: z.nullable(z.string()).check(z.describe('As typed; null if the time ran out')),
  lastPlayer: z.nullable(lobbyPersonFields.id),
  action: z
    .nullable(z.enum(['jinxed', 'wrongInput', 'correctInput']))
    .check(z.describe('How the last turn ended')),
  mistake: z.nullable(chainMistakeSchema).check(z.describe('Why `wrongInput` was wrong')),
  timeLeft: z.int().check(z.describe('Milliseconds of the turn, at most `timePerTurn`')),
  timePerTurn: z.int().check(z.describe('Milliseconds; a quarter of the setting once only bots have lives')),
  championsUsed: z.int().check(z.describe('Correct names in the whole game')),
  lostThrough: z
    .nullable(z.enum(['jinxed', 'wrongInput', 'left']))
    .check(z.describe('How the last opponent lost; null until the game is over')),
  possiblePick: z
    .nullable(z.string())
    .check(z.describe('A champion that the last opponent could have named; null if there was none')),
});
export type ChainState = z.infer<typeof chainStateSchema>;

export const refusals = gameRefusals({ not_your_turn: 'It is not your turn.' });

export const chainOfLegends = lobbyEndpoint(descriptor, {
  summary: 'Name champions in turn, each beginning with the last letter of the one before; with lobbies',
  setting: 'Lives of each player at the start',
  state: chainStateSchema,
  moves: {
    submitChampion: {
      champion: z.string().check(z.maxLength(64), z.regex(/\S/), z.describe("The champion's name")),
      turn: z
        .optional(z.int())
        .check(z.describe('The turn for which the name is; refused with `too_late` in any other turn')),
    },
  },
  refusals,
});

/** The descriptor with its endpoint, for the server. */
export const game = { ...descriptor, realtime: chainOfLegends };
