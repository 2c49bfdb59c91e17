import { createHash } from 'node:crypto';
import type { Row } from './rows.ts';

/** Number of rows and a digest that does not depend on their order. */
export type Fingerprint = { readonly rows: number; readonly digest: string };

const BITS = 128;

/** Collects rows; the digest is the sum of the row digests (mod 2^128). */
export class Fingerprinting {
  #rows = 0;
  #sum = 0n;

  add(row: Row): void {
    const digest = createHash('sha256').update(JSON.stringify(row)).digest('hex');
    this.#sum = BigInt.asUintN(BITS, this.#sum + BigInt(`0x${digest.slice(0, BITS / 4)}`));
    this.#rows += 1;
  }

  result(): Fingerprint {
    return { rows: this.#rows, digest: this.#sum.toString(16).padStart(BITS / 4, '0') };
  }
}
