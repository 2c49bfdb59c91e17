import { FEEDBACK_TEXT_MAX } from '@hub/engine/wire/limits';
import type { FeedbackKind } from '@hub/protocol/stored-values';

/** An unsent report. */
export interface Draft {
  readonly kind: FeedbackKind;
  readonly text: string;
}

export const NO_DRAFT: Draft = { kind: 'bug', text: '' };

/** Returns why a draft cannot be sent; undefined if it can. */
export function faultOf({ text }: Draft): 'empty' | 'tooLong' | undefined {
  if (text.trim() === '') return 'empty';
  return text.length > FEEDBACK_TEXT_MAX ? 'tooLong' : undefined;
}
