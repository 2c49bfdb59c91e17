import type { ErrorCode } from '@hub/engine/wire/errors';

/** Faults that have no code in the catalogue, because no answer of the server is behind them. */
export type NetworkFault = 'network' | 'timeout' | 'unreadable_reply';

interface Facts {
  /** HTTP status, 0 when there was no answer. */
  readonly status: number;
  /** A code of the catalogue, or one that a newer server knows. */
  readonly code: ErrorCode | NetworkFault | (string & {});
  /** The reason, for people. */
  readonly message: string;
  /** The specification's text for the screen when this call fails. */
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
    super(message, { cause });
    this.status = status;
    this.code = code;
    this.failure = failure;
  }

  /** Whether the server could not be reached or did not answer in time: trying again later may help. */
  get isNetworkFault(): boolean {
    return this.status === 0;
  }
}
