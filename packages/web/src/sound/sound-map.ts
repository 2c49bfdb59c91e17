import type { ToastType } from '@hub/ui/feedback/toast-types.ts';
import type { Cue } from './cue-names.ts';

// The cues of events, each by itself: a page has only those that it plays.

// Controls: played by cue-listener.ts, not by components.
export const buttonPressed = 'click' satisfies Cue;
/** Tabs, chips, sort orders, radio groups, switches. */
export const choiceMade = 'click2' satisfies Cue;
export const volumeAtEndStop = 'click3' satisfies Cue;
/** Modals and drawers. */
export const dialogOpened = 'open' satisfies Cue;
export const dialogClosed = 'close' satisfies Cue;
export const tooltipShown = 'hover' satisfies Cue;
export const sectionExpanded = 'open2' satisfies Cue;

// The platform: played by pages.
export const carouselMoved = 'slide' satisfies Cue;
export const accountCreated = 'create' satisfies Cue;
export const lobbyCreated = 'create' satisfies Cue;
/** A route change into a game. */
export const gameOpened = 'swoosh3' satisfies Cue;
export const playerJoined = 'plop' satisfies Cue;
export const streakDayAdded = 'streakDay' satisfies Cue;
export const itemBought = 'purchase' satisfies Cue;
export const answerRight = 'correct' satisfies Cue;
export const answerWrong = 'wrong' satisfies Cue;
export const timerTicked = 'tick' satisfies Cue;

/** Cue of a toast by its type. */
export function toastShown(type: ToastType): Cue {
  if (type === 'error') return 'wrong';
  return type === 'warning' ? 'tick' : 'ingameNotification';
}
