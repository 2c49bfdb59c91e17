import { gameIdSchema } from '@hub/engine/wire/ids';
import { storable } from '@hub/engine/wire/storable';
import {
  count,
  done,
  hostActions,
  moderatorReads,
  namedPlayerSchema,
  page,
  reason,
  reasonGiven,
  roomActions,
  roomReads,
  rowsOf,
  time,
} from '@hub/protocol/http/admin/parts';

import * as z from 'zod/mini';

export const listRooms = roomReads('/admin/rooms', {
  name: 'adminRooms',
  summary:
    'Returns running games and lobbies with who sits in them, newest first; nothing of what happens in them',
  query: z.object({ ...page, only: z.optional(z.enum(['all', 'lobbies'])) }),
  reply: rowsOf(
    z.object({
      id: gameIdSchema,
      game: z.string().check(z.describe('Id of the game')),
      lobby: z
        .nullable(
          z.object({
            name: z.string(),
            hasStarted: z.boolean(),
            hasPassword: z.boolean(),
            maxPlayers: count,
            bots: count,
            owner: z.nullable(namedPlayerSchema.shape.id),
          }),
        )
        .check(z.describe('Null for a game that is no lobby')),
      isReported: z
        .boolean()
        .check(z.describe('Whether a report about it waits that this administrator may decide')),
      seats: z.array(namedPlayerSchema),
      openedAt: time,
      changedAt: time,
      node: z.nullable(z.string()).check(z.describe('Null without several nodes')),
    }),
  ),
});

export const closeRoom = roomActions('/admin/rooms/:id/close', {
  name: 'adminCloseLobby',
  summary: 'Closes a lobby; its game ends without a result. Ends waiting reports about the lobby',
  params: z.object({ id: gameIdSchema }),
  body: z.object({ reason: reasonGiven }),
  reply: done,
});

const word = z.string().check(z.minLength(1), z.maxLength(40), z.regex(/\S/, 'must not be blank'), storable);

export const nameFilter = moderatorReads('/admin/name-filter', {
  name: 'adminNameFilter',
  summary: "Returns the host's words of the name filter",
  reply: z.object({ refused: z.array(z.string()), allowed: z.array(z.string()) }),
});

export const tryName = moderatorReads('/admin/name-filter/try', {
  name: 'adminTryName',
  summary: 'Returns whether a name of a player and of a lobby would be refused, and by which code',
  query: z.object({ name: z.string().check(z.maxLength(200)) }),
  reply: z.object({
    player: z.nullable(z.string()).check(z.describe('Code of the refusal; null for a name that is free')),
    lobby: z.boolean().check(z.describe('Whether a lobby may have the name')),
  }),
});

export const setWord = hostActions('/admin/name-filter/words', {
  name: 'adminSetWord',
  summary: 'Puts a word on one list of the name filter, or takes it off both; names in use stay',
  body: z.object({ word, list: z.enum(['refused', 'allowed', 'none']), reason }),
  reply: done,
});
