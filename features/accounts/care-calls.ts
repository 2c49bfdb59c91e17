import { ERASE_AFTER_DAYS } from '@hub/engine/wire/limits';
import { failureTexts } from '@hub/protocol/failure-texts';
import { endpoint } from '@hub/protocol/http/endpoint';
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

export const exportAccount = endpoint({
  name: 'exportAccount',
  summary: "Returns all stored data of the caller's account",
  method: 'GET',
  path: '/accounts/:id/export',
  params: ownPath,
  reply: accountExportSchema,
  policy: { access: 'owner', rate: 'accountCare' },
  failure: failureTexts.exportAccount,
});

export const deleteAccount = endpoint({
  name: 'deleteAccount',
  summary: `Closes the caller's account and erases it ${ERASE_AFTER_DAYS} days later, unless the owner keeps it`,
  method: 'POST',
  path: '/accounts/:id/delete',
  params: ownPath,
  body: z.object({
    name: z.string().check(z.maxLength(200), z.describe("The account's name, typed again")),
  }),
  reply: z.object({ eraseAt: time }),
  policy: { access: 'owner', rate: 'accountCare' },
  failure: failureTexts.deleteAccount,
});

export const keepAccount = endpoint({
  name: 'keepAccount',
  summary: 'Reopens a deleted account that is not yet erased',
  method: 'POST',
  path: '/accounts/keep',
  body: z.object({
    token: z.string().check(z.maxLength(4_096), z.describe('From signing in, or from a recovery code')),
  }),
  reply: z.object({ token: z.string() }),
  policy: { access: 'visitor', rate: 'signIn' },
  failure: failureTexts.keepAccount,
});
