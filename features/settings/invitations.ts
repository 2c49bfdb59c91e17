import { createHash, randomBytes } from 'node:crypto';
import type { Db } from '@hub/server/hub.ts';

const CODE_BYTES = 12;
const CODE = /^[\w-]{16}$/;

/** A new code for the link of an invitation, and the hash that is stored. */
export function newInvitation(): { readonly code: string; readonly hash: string } {
  const code = randomBytes(CODE_BYTES).toString('base64url');
  return { code, hash: hashOf(code) };
}

/** The hash of a code in a link; undefined when it cannot be a code. */
export const hashInvitation = (code: string): string | undefined =>
  CODE.test(code) ? hashOf(code) : undefined;

const hashOf = (code: string): string => createHash('sha256').update(`invitation ${code}`).digest('hex');

/** Uses an invitation once, in the transaction that creates the account; false if it is used up, ended or too old. */
export async function takeInvitation(tx: Db, hash: string, at: number): Promise<boolean> {
  const used = await tx
    .updateTable('invitation')
    .set((row) => ({ usesLeft: row('usesLeft', '-', 1) }))
    .where('hash', '=', hash)
    .where('usesLeft', '>', 0)
    .where('expiresAt', '>', at)
    .returning('hash')
    .executeTakeFirst();
  return used !== undefined;
}
