import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';

/** Answers that the server tells by words of the game; others are figures or names. */
const ANSWERS: Readonly<Record<string, MessageDescriptor>> = {
  More: msg`More`,
  Less: msg`Less`,
  Bullseye: msg`Bullseye`,
  Close: msg({ message: 'Close', context: 'grade' }),
  Warm: msg`Warm`,
  Far: msg`Far`,
};

/** An answer of a run, in the language of the page. */
export function answerWord(answer: string): string {
  const word = ANSWERS[answer];
  return word === undefined ? answer : t(word);
}
