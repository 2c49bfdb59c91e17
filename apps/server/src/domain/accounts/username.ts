import type { ErrorCode } from '@hub/protocol/errors';
import { USERNAME_MAX } from '@hub/protocol/limits';

/** Tells whether a name holds a word of the filter's list. */
export type HoldsSlur = (name: string) => Promise<boolean>;

export type UsernameVerdict =
  | { readonly ok: true; readonly name: string }
  | {
      readonly ok: false;
      readonly code: Extract<ErrorCode, 'username_required' | 'username_too_long' | 'username_not_allowed'>;
    };

/**
 * Control, zero-width and bidi characters, lone surrogates, line breaks, and what looks like nothing at all. Variation
 * selectors are let through behind an emoji, which they belong to.
 */
const FORBIDDEN =
  /(?![\uFE0E\uFE0F])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]|(?<!\p{Emoji})[\uFE0E\uFE0F]/u;

/** More marks on one letter than any language writes: they would grow over the lines above and below. */
const MARK_TOWER = /\p{M}{5}/u;

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** The name as it is kept (trimmed, NFC), or why it is refused: decision D8. */
export async function checkUsername(raw: string, holdsSlur: HoldsSlur): Promise<UsernameVerdict> {
  const name = raw.trim().normalize('NFC');
  if (name === '') return { ok: false, code: 'username_required' };
  if ([...segmenter.segment(name)].length > USERNAME_MAX) return { ok: false, code: 'username_too_long' };
  if (FORBIDDEN.test(name) || MARK_TOWER.test(name) || (await holdsSlur(name))) {
    return { ok: false, code: 'username_not_allowed' };
  }
  return { ok: true, name };
}
