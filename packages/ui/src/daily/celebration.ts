import { dailyTexts } from './texts.ts';

const { cheers } = dailyTexts;

/** Returns the words for a rift solved with this many guesses; undefined from seven on. */
export function cheerFor(guesses: number): string | undefined {
  if (guesses === 1) return cheers.first;
  if (guesses <= 3) return cheers.few;
  return guesses <= 6 ? cheers.some : undefined;
}

/** Returns the number of pieces of confetti for a rift solved with this many guesses. */
export function confettiFor(guesses: number): number {
  if (guesses === 1) return 140;
  if (guesses <= 3) return 90;
  return guesses <= 6 ? 40 : 0;
}
