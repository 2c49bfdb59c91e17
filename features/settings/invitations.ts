import { createHash, randomBytes } from 'node:crypto';

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
