import type { ErrorCode } from '@hub/engine/wire/errors';
import { contractWords } from '../language/contract-words.ts';

/** Failures without a code in the error catalogue, because the server sent no answer. */
export type NetworkFault = 'network' | 'timeout' | 'unreadable_reply';

interface Facts {
  /** HTTP status, 0 when there was no answer. */
  readonly status: number;
  /** A code of the error catalogue, or one that only a newer server knows. */
  readonly code: ErrorCode | NetworkFault | (string & {});
  /** The reason in readable text, in English as the contract has it. */
  readonly message: string;
  /** The text for the screen when this call fails. */
  readonly failure: string;
  readonly cause?: unknown;
}

/** A failed or refused call. */
export class CallError extends Error {
  override readonly name = 'CallError';
  readonly status: number;
  readonly code: Facts['code'];
  readonly failure: string;

  constructor({ status, code, message, failure, cause }: Facts) {
    super(contractWords(message), { cause });
    this.status = status;
    this.code = code;
    this.failure = contractWords(failure);
  }

  /** Whether the server could not be reached or did not answer in time, so that a retry may succeed. */
  get isNetworkFault(): boolean {
    return this.status === 0;
  }
}

/** The text for the screen when `error` is why something was not loaded. */
export const failureOf = (error: unknown, otherwise: string): string =>
  error instanceof CallError ? error.failure : otherwise;

/** The reason for a refusal, in words for the screen; `otherwise` for what the server did not refuse. */
export const reasonOf = (fault: unknown, otherwise: string): string =>
  fault instanceof CallError ? fault.message : otherwise;
