import { FEEDBACK_TEXT_MAX } from '@hub/engine/wire/limits';
import type { FeedbackKind } from '@hub/protocol/http/feedback';

/** A report that is being written. */
export interface Draft {
  readonly kind: FeedbackKind;
  readonly text: string;
}

export const NO_DRAFT: Draft = { kind: 'bug', text: '' };

/** What keeps a draft from being sent; undefined when nothing does. */
export function faultOf({ text }: Draft): 'empty' | 'tooLong' | undefined {
  if (text.trim() === '') return 'empty';
  return text.length > FEEDBACK_TEXT_MAX ? 'tooLong' : undefined;
}
