import { ERASE_AFTER_DAYS } from '@hub/engine/wire/limits';
import { get, post } from '@hub/protocol/http/endpoint';
import * as z from 'zod/mini';
import { exportedParts } from '../exported.ts';
import { time } from './exported.ts';

const ownPath = z.object({ id: z.string().check(z.minLength(1), z.maxLength(64)) });

/** All stored data of an account, for its owner. */
const accountExportSchema = z.object({
  exportedAt: time,
  account: z.object({
    id: z.string(),
    playerId: z.string(),
    name: z.string(),
    createdAt: time,
    isHidden: z.int(),
    language: z.nullable(z.string()),
    suspendedAt: z.nullable(time),
    suspendedUntil: z.nullable(time),
  }),
  ...exportedParts,
});
export type AccountExport = z.infer<typeof accountExportSchema>;

export const exportAccount = get('/accounts/:id/export', {
  name: 'exportAccount',
  summary: "Returns all stored data of the caller's account",
  params: ownPath,
  reply: accountExportSchema,
  policy: { access: 'owner', rate: 'accountCare' },
  failure: 'Cannot export your account',
});

export const deleteAccount = post('/accounts/:id/delete', {
  name: 'deleteAccount',
  summary: `Closes the caller's account and erases it ${ERASE_AFTER_DAYS} days later, unless the owner keeps it`,
  params: ownPath,
  body: z.object({
    name: z.string().check(z.maxLength(200), z.describe("The account's name, typed again")),
  }),
  reply: z.object({ eraseAt: time }),
  policy: { access: 'owner', rate: 'accountCare' },
  failure: 'Cannot delete your account',
});

export const keepAccount = post('/accounts/keep', {
  name: 'keepAccount',
  summary: 'Reopens a deleted account that is not yet erased',
  body: z.object({
    token: z.string().check(z.maxLength(4_096), z.describe('From signing in, or from a recovery code')),
  }),
  reply: z.object({ token: z.string() }),
  policy: { access: 'visitor', rate: 'signIn' },
  failure: 'Cannot keep the account',
});
