import { createHash } from 'node:crypto';
import type { Row } from './rows.ts';

/** How many rows there are, and a digest that is the same for the same rows in any order. */
export type Fingerprint = { readonly rows: number; readonly digest: string };

const BITS = 128;

/** Takes rows one after the other; the digest is the sum of theirs, so that no row can hide behind another one. */
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
