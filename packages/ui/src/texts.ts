import { createContext, use } from 'react';

const count = (figure: number, unit: string) => `${figure} ${unit}${figure === 1 ? '' : 's'}`;

/** The built-in texts of these components, in English. Another language has the same shape. */
export const englishUiTexts = {
  close: 'Close',
  closeMenu: 'Close menu',
  closeNotification: 'Close notification',
  notifications: 'Notifications',
  loading: 'Loading',
  tryAgain: 'Try again',
  takesLong: 'This takes longer than usual.',
  enterKey: 'Enter',
  less: (label: string): string => `Less: ${label}`,
  more: (label: string): string => `More: ${label}`,
  place: (place: number): string => `Place ${place}`,
  essence: 'Blue Essence',
  priceBefore: 'Before',
  essenceNow: (balance: string): string => `Blue Essence, now ${balance}`,
  betterThan: (percentile: number): readonly [before: string, share: string, after: string] => [
    'You are better than',
    `${percentile}%`,
    'of the other players',
  ],
  firstRun: 'Your first run. The next one has a score to beat.',
  bestOfRuns: (runs: number): string => `Your best of your last ${runs} runs`,
  betterThanRuns: (below: number, runs: number): string =>
    `Better than ${below} of your ${runs === 1 ? 'last run' : `last ${runs} runs`}`,
  equalToRuns: (runs: number): string =>
    runs === 1 ? 'Not better than your last run' : `Not better than your last ${runs} runs`,
  yourRuns: 'Your last runs',
  thisRun: 'This run',
  bestScores: 'Best scores of the other players',
  you: 'You',
  practice: 'Practice',
  practiceForNothing: 'Practice: counts for nothing',
  playForScore: 'Play for score',
  riftResetIn: 'Rift reset in',
  hours: 'hours',
  minutes: 'minutes',
  seconds: 'seconds',
  /** A duration for screen readers. */
  duration: (hours: number, minutes: number): string =>
    hours === 0 ? count(minutes, 'minute') : `${count(hours, 'hour')} ${count(minutes, 'minute')}`,
};
export type UiTexts = typeof englishUiTexts;

/** Context through which the app provides another language. */
export const UiTextsContext = createContext<UiTexts>(englishUiTexts);

export const useUiTexts = (): UiTexts => use(UiTextsContext);
