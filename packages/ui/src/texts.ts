import { pickTexts } from './language.ts';

const count = (figure: number, unit: string) => `${figure} ${unit}${figure === 1 ? '' : 's'}`;

const en = {
  close: 'Close',
  closeMenu: 'Close menu',
  closeNotification: 'Close notification',
  notifications: 'Notifications',
  loading: 'Loading',
  tryAgain: 'Try again',
  takesLong: 'This takes longer than usual.',
  unexpected: 'Something went wrong on this page.',
  partMissing: 'This part did not load. Reload the page and try again.',
  enterKey: 'Enter',
  less: (label: string): string => `Less: ${label}`,
  more: (label: string): string => `More: ${label}`,
  place: (place: number): string => `Place ${place}`,
  essence: 'Blue Essence',
  priceBefore: 'Before',
  essenceNow: (balance: string): string => `Blue Essence, now ${balance}`,
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

/** The texts of these components. */
export const uiTexts = pickTexts({ en });
