import type { ErrorCode } from '@hub/engine/wire/errors';
import { USERNAME_MAX, USERNAME_MAX_CODE_POINTS } from '@hub/engine/wire/limits';
import { withoutUnreadable } from '@hub/engine/wire/name-characters';

/** Whether a name contains a word of the slur list. */
export type ContainsSlur = (name: string) => Promise<boolean>;

export type UsernameVerdict =
  | { readonly ok: true; readonly name: string }
  | {
      readonly ok: false;
      readonly code: Extract<ErrorCode, `username_${string}`>;
    };

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Normalizes a name (trimmed, NFC), or returns why it is refused (decision D8). */
export async function checkUsername(raw: string, containsSlur: ContainsSlur): Promise<UsernameVerdict> {
  const name = raw.trim().normalize('NFC');
  const fault = faultOf(name) ?? ((await containsSlur(name)) ? 'username_not_allowed' : undefined);
  return fault === undefined ? { ok: true, name } : { ok: false, code: fault };
}

function faultOf(name: string): Extract<ErrorCode, `username_${string}`> | undefined {
  if (name === '') return 'username_required';
  if ([...segmenter.segment(name)].length > USERNAME_MAX) return 'username_too_long';
  if (withoutUnreadable(name) !== name) return 'username_unreadable';
  return Array.from(name).length > USERNAME_MAX_CODE_POINTS ? 'username_too_complex' : undefined;
}
