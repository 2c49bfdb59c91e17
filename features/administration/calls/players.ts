import { playerIdSchema } from '@hub/engine/wire/ids';
import { storable } from '@hub/engine/wire/storable';
import { itemTypeSchema } from '@hub/protocol/cosmetics';
import { versusGames } from '@hub/protocol/games';
import { houseRuleSchema } from '@hub/protocol/house-rules';
import {
  byPlayer,
  count,
  done,
  hostActions,
  moderatorActions,
  moderatorReads,
  page,
  reason,
  reasonGiven,
  roleSchema,
  rowsOf,
  time,
} from '@hub/protocol/http/admin/parts';

import * as z from 'zod/mini';
import { auditLineSchema } from './records.ts';

const playerRowSchema = z.object({
  id: playerIdSchema,
  name: z.string(),
  role: z.nullable(roleSchema),
  isGuest: z.boolean().check(z.describe('Without a linked sign-in')),
  suspendedUntil: z.nullable(time).check(z.describe('The end of a suspension that lasts')),
  closedAt: z.nullable(time),
  eraseAt: z.nullable(time).check(z.describe('Closed by its owner, and erased then')),
  erasedAt: z.nullable(time),
  reports: count.check(z.describe('Waiting ones, joined')),
  createdAt: time,
  playedAt: z.nullable(time).check(z.describe('End of the newest game')),
  games: count,
});
export type PlayerRow = z.infer<typeof playerRowSchema>;

export const PLAYER_FILTERS = ['all', 'suspended', 'guests', 'roles', 'closed'] as const;

export const listPlayers = moderatorReads('/admin/players', {
  name: 'adminPlayers',
  summary: 'Returns players by a part of the name or the whole id, newest account first',
  query: z.object({
    ...page,
    text: z.optional(z.string().check(z.minLength(1), z.maxLength(64), storable)),
    only: z.optional(z.enum(PLAYER_FILTERS)),
  }),
  reply: rowsOf(playerRowSchema),
});

export const showPlayer = moderatorReads('/admin/players/:player', {
  name: 'adminPlayer',
  summary: 'Returns everything about a player that helps to decide',
  params: byPlayer,
  reply: z.object({
    ...playerRowSchema.shape,
    essence: count,
    items: z.array(z.object({ type: itemTypeSchema, name: z.string(), isActive: z.boolean() })),
    ledger: z
      .array(
        z.object({
          amount: z.int(),
          balanceAfter: count,
          reason: z.string(),
          note: z.nullable(z.string()),
          at: time,
        }),
      )
      .check(z.describe('The newest entries')),
    formerNames: z.array(z.object({ name: z.string(), until: time })),
    recoveryCodesLeft: count,
    leagues: count,
    suspensions: count,
    decidedReports: count,
    suggestedName: z.string().check(z.describe('A free name for a renaming')),
    audit: z.array(auditLineSchema).check(z.describe('The newest lines of the log about this player')),
  }),
});
export type PlayerSheet = z.infer<(typeof showPlayer)['reply']>;

const ruled = { rule: z.nullable(houseRuleSchema), reason: reasonGiven };

export const renamePlayer = moderatorActions('/admin/players/:player/rename', {
  name: 'adminRename',
  summary:
    'Gives a player another name under the rules for names; the player reads rule and reason, and may answer once. Ends waiting reports about the player',
  params: byPlayer,
  body: z.object({ name: z.string().check(z.maxLength(200)), ...ruled }),
  reply: z.object({ name: z.string(), reportsEnded: count }),
});

export const suspendPlayer = moderatorActions('/admin/players/:player/suspend', {
  name: 'adminSuspend',
  summary:
    'Keeps a player out until a time; the player reads rule and reason, and may answer once. Ends waiting reports about the player',
  params: byPlayer,
  body: z.object({ until: time, ...ruled }),
  reply: z.object({ reportsEnded: count }),
});

const byReason = { params: byPlayer, body: z.object({ reason }), reply: done };

export const liftSuspension = moderatorActions('/admin/players/:player/lift-suspension', {
  ...byReason,
  name: 'adminLiftSuspension',
  summary: 'Ends a suspension',
});

export const signPlayerOut = hostActions('/admin/players/:player/sign-out', {
  ...byReason,
  name: 'adminSignOut',
  summary: 'Signs a player out on every device; a guest without recovery code cannot return by itself',
});

export const makePlayerCode = hostActions('/admin/players/:player/recovery-code', {
  ...byReason,
  name: 'adminRecoveryCode',
  summary: 'Makes one more recovery code, shown once; the player is told at the next visit',
  reply: z.object({ code: z.string() }),
});

export const closePlayer = hostActions('/admin/players/:player/close', {
  ...byReason,
  name: 'adminClosePlayer',
  summary: 'Closes an account until it is restored; nothing is erased',
});

export const restorePlayer = hostActions('/admin/players/:player/restore', {
  ...byReason,
  name: 'adminRestorePlayer',
  summary: 'Opens a closed account again',
});

const amount = z.int().check(z.minimum(1), z.maximum(1_000_000));
/** Sent again with the same key it changes nothing, so that a lost answer does not pay twice. */
const essence = {
  amount,
  note: reasonGiven,
  key: z.string().check(z.minLength(8), z.maxLength(64), storable),
};

export const grantEssence = hostActions('/admin/players/:player/grant', {
  name: 'adminGrant',
  summary: 'Gives Blue Essence, once for each key; the player reads the note in the ledger',
  params: byPlayer,
  body: z.object(essence),
  reply: z.object({ balance: count }),
});

export const revokeEssence = hostActions('/admin/players/:player/revoke', {
  name: 'adminRevoke',
  summary: 'Takes Blue Essence back, once for each key; the player reads the note in the ledger',
  params: byPlayer,
  body: z.object(essence),
  reply: z.object({ balance: count }),
});

export const setRole = hostActions('/admin/players/:player/role', {
  name: 'adminSetRole',
  summary:
    'Makes a player a moderator, with a link that works once, shown once; or takes a role away. Hosts are made by the command line only',
  params: byPlayer,
  body: z.object({
    role: z.nullable(z.enum(['room moderator', 'moderator'])),
    games: z
      .optional(z.array(z.enum(versusGames.map(({ id }) => id))).check(z.minLength(1), z.maxLength(20)))
      .check(z.describe('Of a room moderator')),
    reason,
  }),
  reply: z.object({ link: z.nullable(z.string()), until: z.nullable(time) }),
});

export const erasePlayer = hostActions('/admin/players/:player/erase', {
  name: 'adminErase',
  summary: 'Erases a player at once and for good; the name must be typed',
  params: byPlayer,
  body: z.object({ name: z.string().check(z.maxLength(200)), reason }),
  reply: done,
});
