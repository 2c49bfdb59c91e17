import type { ToastType } from '@hub/ui/feedback/toast-types.ts';
import type { Cue } from './cue-names.ts';

/** Maps events of the app to cues. */
export const SOUND_MAP = {
  // Controls: played by cue-listener.ts, not by components.
  buttonPressed: 'click',
  choiceMade: 'click2', // tabs, chips, sort orders, radio groups, switches
  sidebarEntryChosen: 'click3',
  volumeAtEndStop: 'click3',
  gameCardHovered: 'hover',
  dialogOpened: 'open', // modal and drawer
  dialogClosed: 'close',
  tooltipShown: 'hover',
  sectionExpanded: 'open2',
  // The platform: played by pages.
  carouselMoved: 'slide',
  accountCreated: 'create',
  lobbyCreated: 'create',
  gameOpened: 'swoosh3', // route change into a game
  playerJoined: 'plop',
  streakDayAdded: 'streakDay',
  itemBought: 'purchase',
  // Games.
  cardRevealed: 'swoosh',
  versusShown: 'swoosh2',
  guessCellRevealed: 'plop',
  mapMarkerSet: 'plop',
  answerRight: 'correct',
  answerWrong: 'wrong',
  riftSolved: 'solved',
  tierReached: 'newTier',
  timerTicked: 'tick', // alternates with the next one
  timerTacked: 'tack',
  reelStepped: 'slide2',
  cooldownReelStarted: 'spinningReel',
} as const satisfies Record<string, Cue>;

/** Cue of a toast by its type. */
export const TOAST_CUES = {
  error: 'wrong',
  warning: 'tick',
  success: 'ingameNotification',
  info: 'ingameNotification',
  purchase: 'ingameNotification',
  player: 'ingameNotification',
} as const satisfies Record<ToastType, Cue>;
