import type { Character } from '@hub/engine/wire/bots';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** The manner of a bot in one sentence, and what it likes. */
type Temper = { readonly temper: MessageDescriptor; readonly likes: MessageDescriptor };

export const quickPlayTempers: Readonly<Record<Character, Temper>> = {
  nubbin: {
    temper: msg`Glad you came. Guesses with its whole heart.`,
    likes: msg({ message: 'The obvious', comment: 'Answers that a bot likes.' }),
  },
  sidestep: {
    temper: msg`Walks around every question before it answers.`,
    likes: msg({ message: 'Detours', comment: 'Answers that a bot likes.' }),
  },
  gurg: {
    temper: msg`Sits, waits, swallows. Rather too much than too little.`,
    likes: msg({ message: 'Long ones', comment: 'Answers that a bot likes.' }),
  },
  skree: {
    temper: msg`First to shout, right more often than you hope.`,
    likes: msg({ message: 'Short ones', comment: 'Answers that a bot likes.' }),
  },
  halve: {
    temper: msg`Splits a problem in two until it is small.`,
    likes: msg({ message: 'The middle', comment: 'Answers that a bot likes.' }),
  },
  hush: {
    temper: msg`Says nothing all game. Forgets nothing.`,
    likes: msg({ message: 'The hard ones', comment: 'Answers that a bot likes.' }),
  },
};
