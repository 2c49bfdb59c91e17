import { storable } from '@hub/engine/wire/storable';
import { leaderboards, type PublicBoard } from '@hub/protocol/games';
import {
  count,
  done,
  hostActions,
  hostReads,
  moderatorReads,
  namedPlayerSchema,
  page,
  reasonGiven,
  roleSchema,
  rowsOf,
  time,
} from '@hub/protocol/http/admin/parts';

import * as z from 'zod/mini';

export const auditLineSchema = z.object({
  id: z.string(),
  at: time,
  by: z.string().check(z.describe('Name of an administrator, or user of the machine')),
  role: z.nullable(roleSchema).check(z.describe('Null for the command line and the server')),
  kind: z.string().check(z.describe('What was done, as `rename`')),
  subject: z.string().check(z.describe('Player, lobby or thing that it was done to')),
  player: z.nullable(namedPlayerSchema).check(z.describe('If the subject is a player')),
  reason: z.string(),
});
export type AuditLine = z.infer<typeof auditLineSchema>;

export const listAudit = hostReads('/admin/audit', {
  name: 'adminAudit',
  summary: 'Returns the audit log, newest first; the page makes the export of it. No call changes a line',
  query: z.object({
    ...page,
    kind: z.optional(z.string().check(z.maxLength(40), storable)),
    by: z.optional(z.string().check(z.maxLength(64), storable)),
    player: z.optional(z.string().check(z.maxLength(64), storable)),
    since: z.optional(z.string().check(z.regex(/^\d{1,15}$/), z.describe('Milliseconds since 1970'))),
    until: z.optional(z.string().check(z.regex(/^\d{1,15}$/), z.describe('Milliseconds since 1970'))),
  }),
  reply: rowsOf(auditLineSchema),
});

const BOARDS = leaderboards.map(({ id }) => id) as [PublicBoard, ...PublicBoard[]];

export const listBoardRows = hostReads('/admin/boards/:board', {
  name: 'adminBoardRows',
  summary: 'Returns the rows of a leaderboard, best first',
  params: z.object({ board: z.enum(BOARDS) }),
  query: z.object(page),
  reply: rowsOf(z.object({ player: namedPlayerSchema, score: count, rank: z.int(), at: time })),
});

export const removeBoardRow = hostActions('/admin/boards/:board/:player/remove', {
  name: 'adminRemoveBoardRow',
  summary:
    "Removes a player's best score from a leaderboard; a later game sets a new one. Matches and rewards stay",
  params: z.object({ board: z.enum(BOARDS), player: namedPlayerSchema.shape.id }),
  body: z.object({ reason: reasonGiven }),
  reply: done,
});

export const listSuspiciousRuns = moderatorReads('/admin/suspicious-runs', {
  name: 'adminSuspiciousRuns',
  summary: 'Returns finished runs whose answers look scripted, newest first',
  query: z.object(page),
  reply: rowsOf(
    z.object({
      player: namedPlayerSchema,
      game: z.string(),
      mode: z.enum(['single', 'multi']),
      score: z.nullable(count),
      reason: z.string().check(z.describe('too_fast, fast_and_near, too_exact, too_right or another code')),
      figures: z.record(z.string(), z.number()),
      at: time,
    }),
  ),
});
