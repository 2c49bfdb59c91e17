import * as z from 'zod/mini';
import { time } from '../accounts/exported.ts';

/** What the export of an account has of the administration. */
export const administrationExport = {
  role: z
    .nullable(z.object({ role: z.string(), games: z.nullable(z.array(z.string())), grantedAt: time }))
    .check(z.describe('Role in the administration; `games` are those of a room moderator')),
  passkeys: z.array(
    z.object({ name: z.string(), address: z.string(), createdAt: time, usedAt: z.nullable(time) }),
  ),
  codeApp: z
    .nullable(z.object({ since: z.nullable(time) }))
    .check(z.describe('The app that makes codes for the door of the administration')),
};
