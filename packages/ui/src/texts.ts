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
  enterKey: 'Enter',
  less: (label: string): string => `Less: ${label}`,
  more: (label: string): string => `More: ${label}`,
  place: (place: number): string => `Place ${place}`,
  essence: 'Blue Essence',
  priceBefore: 'Before',
  essenceNow: (balance: string): string => `Blue Essence, now ${balance}`,
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
