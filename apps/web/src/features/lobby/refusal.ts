import type { ErrorFrame } from '@hub/engine/wire/envelope';
import { errors, isErrorCode } from '@hub/engine/wire/errors';

/** What the refusal of a command means to a screen: what it says, and whether it must be left. */
export function readRefusal({ error: { code, message } }: ErrorFrame): {
  readonly message: string;
  readonly isFatal: boolean;
} {
  if (!isErrorCode(code)) return { message, isFatal: false };
  return { message: errors[code].message, isFatal: errors[code].onFrame === 'fatal' };
}
