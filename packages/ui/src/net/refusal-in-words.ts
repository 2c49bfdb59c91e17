import type { ErrorFrame } from '@hub/engine/wire/envelope';
import { type Refusal, readRefusal } from '@hub/engine/wire/errors';
import { contractWords } from '../language/contract-words.ts';

/** Reads an error frame for a player. */
export function refusalInWords(frame: ErrorFrame): Refusal {
  const refusal = readRefusal(frame);
  return { ...refusal, message: contractWords(refusal.message) };
}
