import { createHash, randomBytes } from 'node:crypto';
import { codeIn } from '@hub/engine/wire/typed-text';

/** Letters and digits without look-alikes (no I, L, O, U): five bits each. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** 16 characters are 80 bits: too many to guess, also offline with a stolen database. */
const LENGTH = 16;
const SHAPE = new RegExp(`^[${ALPHABET}]{${LENGTH}}$`);

/** A new code in four groups of four characters; of given bytes always the same. */
export function newRecoveryCode(bytes: Buffer = randomBytes(LENGTH)): string {
  const characters = [...bytes.subarray(0, LENGTH)].map((byte) => ALPHABET[byte % ALPHABET.length]).join('');
  return characters.replaceAll(/(.{4})(?=.)/g, '$1-');
}

/** A new code with its hash. */
export function newHashedCode(): { readonly code: string; readonly hash: string } {
  const code = newRecoveryCode();
  const hash = hashRecoveryCode(code);
  if (hash === undefined) throw new Error('a new recovery code is no code');
  return { code, hash };
}

/**
 * Hash of a typed code; undefined when it cannot be a code. Case, spaces and dashes are ignored, look-alikes are
 * corrected. An unsalted hash is enough for 80 random bits, and survives a change of the hub's secret.
 */
export function hashRecoveryCode(typed: string): string | undefined {
  const code = corrected(codeIn(typed, (letters) => SHAPE.test(corrected(letters))));
  return SHAPE.test(code) ? createHash('sha256').update(`recovery code ${code}`).digest('hex') : undefined;
}

const corrected = (letters: string): string => letters.replaceAll('O', '0').replaceAll(/[IL]/g, '1');
