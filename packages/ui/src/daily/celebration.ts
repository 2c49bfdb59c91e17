import { t } from '@lingui/core/macro';

/** Returns the words for a rift solved with this many guesses; undefined from seven on. */
export function cheerFor(guesses: number): string | undefined {
  if (guesses === 1) return t`First try!`;
  if (guesses <= 3) return t`Brilliant!`;
  return guesses <= 6 ? t`Well found!` : undefined;
}

/** Returns the number of pieces of confetti for a rift solved with this many guesses. */
export function confettiFor(guesses: number): number {
  if (guesses === 1) return 140;
  if (guesses <= 3) return 90;
  return guesses <= 6 ? 40 : 0;
}
