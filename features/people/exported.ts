import * as z from 'zod/mini';
import { time } from '../accounts/exported.ts';

/** What the export of an account has of invitations. */
export const peopleExport = {
  invites: z
    .array(z.object({ game: z.string(), kind: z.string(), target: z.string(), isOwn: z.boolean(), at: time }))
    .check(z.describe('Invitations that the account has sent (`isOwn`) or received')),
};
