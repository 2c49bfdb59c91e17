import type { Character } from '@hub/engine/wire/bots';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** The manner of a bot in one sentence, and what it likes. */
type Temper = { readonly temper: MessageDescriptor; readonly likes: MessageDescriptor };

export const quickPlayTempers: Readonly<Record<Character, Temper>> = {
  nubbin: { temper: msg`Glad you came. Guesses with its whole heart.`, likes: msg`The obvious` },
  sidestep: { temper: msg`Walks around every question before it answers.`, likes: msg`Detours` },
  gurg: { temper: msg`Sits, waits, swallows. Rather too much than too little.`, likes: msg`Long ones` },
  skree: { temper: msg`First to shout, right more often than you hope.`, likes: msg`Short ones` },
  halve: { temper: msg`Splits a problem in two until it is small.`, likes: msg`The middle` },
  hush: { temper: msg`Says nothing all game. Forgets nothing.`, likes: msg`The hard ones` },
};
