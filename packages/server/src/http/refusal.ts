import { errorStatus } from '@hub/engine/wire/error-status';
import { type ErrorCode, errors } from '@hub/engine/wire/errors';
import type { ErrorReply } from '@hub/protocol/http/endpoint';

/** A refused call: a code of the error catalogue, with the catalogue's message or a specific one. */
export class Refusal {
  readonly code: ErrorCode;
  readonly status: number;
  readonly body: ErrorReply;
  /** Whether the message names fields that do not fit the contract, in words for programs. */
  readonly isOfFields: boolean;

  constructor(code: ErrorCode, message: string = errors[code], isOfFields = false) {
    this.code = code;
    this.status = errorStatus[code];
    this.body = { error: code, message };
    this.isOfFields = isOfFields;
  }
}

/** Ends the call that is being answered with a refusal, which `mount` catches. */
export function refuse(code: ErrorCode, message?: string): never {
  throw new Refusal(code, message);
}
