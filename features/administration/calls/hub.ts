import { storable } from '@hub/engine/wire/storable';
import { blocksSchema, spansSchema } from '@hub/protocol/formatted-text';
import {
  byId,
  count,
  done,
  hostActions,
  hostReads,
  moderatorReads,
  reason,
  time,
} from '@hub/protocol/http/admin/parts';

import * as z from 'zod/mini';
import { backupSchema } from './backups.ts';

const findingSchema = z.object({
  check: z.string(),
  state: z.enum(['good', 'look', 'bad']),
  found: z.string(),
  mend: z.nullable(z.string()).check(z.describe('What to do about it')),
});

export const overview = moderatorReads('/admin/overview', {
  name: 'adminOverview',
  summary: 'Returns players now, games and waiting reports; a host also gets nodes and the last backup',
  reply: z.object({
    players: count.check(z.describe('Players and visitors who are here now')),
    rooms: count.check(z.describe('Running games')),
    accounts: count,
    reportsWaiting: count,
    answersWaiting: count,
    version: z.string(),
    host: z
      .nullable(
        z.object({
          lastBackupAt: z.nullable(time),
          backups: z.nullable(
            z.object({ everyMs: z.int(), keep: z.int(), isEncrypted: z.boolean(), hasFailed: z.boolean() }),
          ),
          nodes: z.array(
            z.object({ id: z.string(), version: z.string(), state: z.string(), isUp: z.boolean() }),
          ),
          newest: z.array(backupSchema).check(z.describe('At most four')),
        }),
      )
      .check(z.describe('Null for a moderator')),
  }),
});

export const doctor = hostReads('/admin/doctor', {
  name: 'adminDoctor',
  summary: 'Runs the checks of the doctor; bad findings first, then those to look at',
  reply: z.object({ findings: z.array(findingSchema), at: time }),
});

export const REGISTRATIONS = ['open', 'invite', 'closed'] as const;

export const registration = hostReads('/admin/registration', {
  name: 'adminRegistration',
  summary: 'Returns who may register, and the invitations that can still be used',
  reply: z.object({
    mode: z.enum(REGISTRATIONS),
    invitations: z.array(z.object({ usesLeft: count, expiresAt: time })),
  }),
});

export const setRegistration = hostActions('/admin/registration', {
  name: 'adminSetRegistration',
  summary: 'Says who may register',
  body: z.object({ mode: z.enum(REGISTRATIONS), reason }),
  reply: done,
});

export const makeInvitation = hostActions('/admin/registration/invitations', {
  name: 'adminInvite',
  summary: 'Makes an invitation; its link is shown once',
  body: z.object({
    uses: z.int().check(z.minimum(1), z.maximum(1_000)),
    days: z.int().check(z.minimum(1), z.maximum(366)),
    reason,
  }),
  reply: z.object({ link: z.string(), expiresAt: time }),
});

export const endInvitations = hostActions('/admin/registration/invitations/end', {
  name: 'adminEndInvitations',
  summary: 'Ends all invitations',
  body: z.object({ reason }),
  reply: z.object({ ended: count }),
});

const text = z.string().check(z.minLength(1), z.maxLength(8_000), storable);

export const previewText = hostReads('/admin/news/preview', {
  method: 'POST',
  name: 'adminPreview',
  summary: 'Returns Markdown as pages show it: as an article, and as one line',
  body: z.object({ text }),
  reply: z.object({ blocks: blocksSchema, spans: spansSchema }),
});

export const addNotice = hostActions('/admin/notices', {
  name: 'adminAddNotice',
  summary: 'Shows everybody a line, until a time or until it is removed',
  body: z.object({
    text: z.string().check(z.minLength(1), z.maxLength(500), storable),
    until: z.nullable(time),
    reason,
  }),
  reply: z.object({ id: z.string() }),
});

export const removeNotice = hostActions('/admin/notices/:id/remove', {
  name: 'adminRemoveNotice',
  summary: 'Removes a line',
  params: byId,
  body: z.object({ reason }),
  reply: done,
});

export const maintenance = hostReads('/admin/maintenance', {
  name: 'adminMaintenance',
  summary: 'Returns the text of a hub that is closed for maintenance; null for an open one',
  reply: z.object({ text: z.nullable(z.string()) }),
});

export const setMaintenance = hostActions('/admin/maintenance', {
  name: 'adminSetMaintenance',
  summary:
    'Closes the hub with a text, which may be empty, or opens it with null; the open door stays usable',
  body: z.object({ text: z.nullable(z.string().check(z.maxLength(500), storable)), reason }),
  reply: done,
});

export const settingsInForce = hostReads('/admin/settings', {
  name: 'adminSettings',
  summary: 'Returns the settings of this server as they are in force; of secrets only whether they are given',
  reply: z.object({
    rows: z.array(
      z.object({ name: z.string(), value: z.string(), isSecret: z.boolean(), isDefault: z.boolean() }),
    ),
  }),
});
