import { challengeIdSchema, daySchema, leagueIdSchema, playerIdSchema } from '@hub/engine/wire/ids';
import { get } from '@hub/protocol/http/endpoint';
import * as z from 'zod/mini';
import { challengeLineSchema } from '../challenges/calls.ts';
import { runSideSchema } from '../challenges/run-calls.ts';
import {
  anotherWeek,
  closeLeague,
  createLeague,
  joinLeague,
  leagueById,
  leagueInvitation,
  leaveLeague,
  ownLeagues,
  removeFromLeague,
} from './calls.ts';

const duelLineSchema = z.extend(challengeLineSchema, {
  place: z
    .nullable(z.int())
    .check(
      z.describe(
        'From 1 on; the same for the same score. Null for a run that ended after the closing time or the end of the league',
      ),
    ),
  points: z.int().check(z.describe('Points of the league for this place')),
});
export type DuelLine = z.infer<typeof duelLineSchema>;

export const leagueDuel = get('/leagues/:league/duels/:duel', {
  name: 'leagueDuel',
  summary:
    "Returns the caller's finished run of a league's duel with the finished runs of the other members, one of them question by question; refused before the own run is over",
  params: z.object({ league: leagueIdSchema, duel: challengeIdSchema }),
  query: z.object({
    with: z.optional(playerIdSchema).check(z.describe('The other player; default: the best of the others')),
  }),
  reply: z.object({
    game: z.string().check(z.describe('Id of the game')),
    day: daySchema,
    isClosed: z.boolean().check(z.describe('Whether no more runs count')),
    table: z.array(duelLineSchema).check(z.describe('Finished runs of members, best first')),
    own: runSideSchema,
    other: z.nullable(runSideSchema),
  }),
  failure: 'Cannot reach this league',
});
export type LeagueDuelReply = z.infer<typeof leagueDuel.reply>;

/** The calls of leagues, in the order of the contract. */
export const leagueCalls = [
  createLeague,
  ownLeagues,
  leagueById,
  leagueInvitation,
  joinLeague,
  leaveLeague,
  removeFromLeague,
  closeLeague,
  anotherWeek,
  leagueDuel,
];
