import type { ErrorCode } from '@hub/engine/wire/errors';
import { USERNAME_MAX, USERNAME_MAX_CODE_POINTS } from '@hub/engine/wire/limits';
import { hasTooManyMarks, withoutUnreadable } from '@hub/engine/wire/name-characters';

/** Whether the hub refuses a name for what it says. */
export type RefusesName = (name: string) => Promise<boolean>;

export type UsernameVerdict =
  | { readonly ok: true; readonly name: string }
  | {
      readonly ok: false;
      readonly code: Extract<ErrorCode, `username_${string}`>;
    };

/** Characters that pages put around names that are written from right to left; a copied name holds them. */
const ISOLATES = /[\u2066-\u2069]/g;

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Normalizes a name (trimmed, NFC), or returns why it is refused. */
export async function checkUsername(raw: string, refusesName: RefusesName): Promise<UsernameVerdict> {
  const name = raw.trim().normalize('NFC');
  const fault = faultOf(name) ?? ((await refusesName(name)) ? 'username_not_allowed' : undefined);
  return fault === undefined ? { ok: true, name } : { ok: false, code: fault };
}

function faultOf(name: string): Extract<ErrorCode, `username_${string}`> | undefined {
  if (name === '') return 'username_required';
  if ([...segmenter.segment(name)].length > USERNAME_MAX) return 'username_too_long';
  if (withoutUnreadable(name) !== name) return 'username_unreadable';
  const isTooComplex = Array.from(name).length > USERNAME_MAX_CODE_POINTS || hasTooManyMarks(name);
  return isTooComplex ? 'username_too_complex' : undefined;
}

/** A name that was typed again to confirm something, as names are stored. */
export const typedNameOf = (text: string): string => text.replaceAll(ISOLATES, '').trim().normalize('NFC');
