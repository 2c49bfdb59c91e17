import { createHash, randomBytes } from 'node:crypto';

/** Letters and digits without look-alikes (no I, L, O, U): five bits each. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** 16 characters are 80 bits: nobody finds one by trying, neither here nor in a stolen database. */
const LENGTH = 16;
const SHAPE = new RegExp(`^[${ALPHABET}]{${LENGTH}}$`);

/** A new code, as it is printed: four groups of four. */
export function newRecoveryCode(): string {
  const characters = [...randomBytes(LENGTH)].map((byte) => ALPHABET[byte % ALPHABET.length]).join('');
  return characters.replaceAll(/(.{4})(?=.)/g, '$1-');
}

/**
 * What is kept of a code, undefined for what cannot be one. Case, gaps and dashes do not matter, and look-alikes are
 * read as what was meant. A plain hash is enough for 80 random bits, and survives a change of the instance's secret.
 */
export function hashRecoveryCode(typed: string): string | undefined {
  const code = typed
    .toUpperCase()
    .replaceAll(/[\s–—-]/g, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1');
  return SHAPE.test(code) ? createHash('sha256').update(`recovery code ${code}`).digest('hex') : undefined;
}
