import { pickTexts } from '@hub/ui/language.ts';

const en = {
  /** Of a month; `attempts` has one number a solved day. */
  guesses: (attempts: readonly number[]): string => {
    const all = attempts.reduce((sum, count) => sum + count, 0);
    return `Best: ${Math.min(...attempts)}, on average ${(all / attempts.length).toFixed(1)} guesses.`;
  },
  /** A day for screen readers; `state` is what is known of it. */
  practiseDay: (number: number, day: string, state: readonly string[]): string =>
    [`Practise no. ${number}, ${day}`, ...state].join(', '),
};

export const dailyArchiveTexts = pickTexts({ en });
