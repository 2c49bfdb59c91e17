import type { Character } from '@hub/engine/wire/bots';
import { pickTexts } from '@hub/ui/language.ts';
import { msg } from '@lingui/core/macro';

/** The manner of a bot in one sentence, and what it likes. */
type Temper = { readonly temper: string; readonly likes: string };

const tempers: Readonly<Record<Character, Temper>> = {
  nubbin: { temper: 'Glad you came. Guesses with its whole heart.', likes: 'The obvious' },
  sidestep: { temper: 'Walks around every question before it answers.', likes: 'Detours' },
  gurg: { temper: 'Sits, waits, swallows. Rather too much than too little.', likes: 'Long ones' },
  skree: { temper: 'First to shout, right more often than you hope.', likes: 'Short ones' },
  halve: { temper: 'Splits a problem in two until it is small.', likes: 'The middle' },
  hush: { temper: 'Says nothing all game. Forgets nothing.', likes: 'The hard ones' },
};

const en = {
  tempers,
};

export const quickPlayTexts = pickTexts({ en });

export const quickPlayTempers = {
  nubbin: { temper: msg`Glad you came. Guesses with its whole heart.`, likes: msg`The obvious` },
  sidestep: { temper: msg`Walks around every question before it answers.`, likes: msg`Detours` },
  gurg: { temper: msg`Sits, waits, swallows. Rather too much than too little.`, likes: msg`Long ones` },
  skree: { temper: msg`First to shout, right more often than you hope.`, likes: msg`Short ones` },
  halve: { temper: msg`Splits a problem in two until it is small.`, likes: msg`The middle` },
  hush: { temper: msg`Says nothing all game. Forgets nothing.`, likes: msg`The hard ones` },
};
