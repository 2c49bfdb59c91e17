import * as z from 'zod/mini';

export const time = z.int().check(z.describe('Milliseconds since 1970, UTC'));
export const figure = z.nullable(z.int());

/** What the export of an account has of notices, names and ways to sign in. */
export const accountsExport = {
  notices: z
    .array(z.object({ kind: z.string(), text: z.string(), until: z.nullable(time), at: time }))
    .check(z.describe('Notices of the host that the player has not dismissed')),
  formerNames: z.array(z.object({ name: z.string(), until: time })),
  guestAddress: z
    .nullable(z.object({ digest: z.string(), createdAt: time }))
    .check(z.describe('Keyed digest of the address from which a guest was created; kept for a week')),
  identities: z.array(z.object({ provider: z.string(), subject: z.string(), linkedAt: time })),
  recoveryCodes: z.array(z.object({ madeAt: time, usedAt: z.nullable(time), isKept: z.boolean() })),
};
