import { pickTexts } from '@hub/ui/language.ts';

/** Texts of Champion Rift. */
const en = {
  title: 'Champion Rift',
  line: "Name any champion. Nine clues show how close you are to today's.",
  nextRift: 'Next Rift Opening',
  nextRiftIn: (time: string): string => `Next Rift Opening in ${time}`,

  connecting: 'Connecting…',
  opening: 'Opening the rift…',
  reconnecting: 'Reconnecting…',
  lostTitle: 'The rift closed',
  notOpened: 'The rift did not open',
  replaced: {
    title: 'You are playing in another tab',
    text: 'A rift can be played in one place at a time. Nothing is lost: take it up here whenever you like.',
    retryLabel: 'Play here',
  },
  closed: {
    title: 'The connection was closed',
    text: 'Your guesses are safe. Connect again to go on.',
    retryLabel: 'Try again',
  },

  search: 'Champion',
  placeholder: 'Search for a champion',
  noneFits: 'No champion fits. Those you have guessed are left out.',

  columns: {
    name: 'Champion',
    position: 'Position',
    role: 'Role',
    region: 'Region',
    damage: 'Damage',
    rangetype: 'Range',
    resource: 'Resource',
    price: 'Price',
    releaseDate: 'Release',
  },
  /** Descriptions of a clue about the champion of the day. */
  statuses: {
    correct: 'correct',
    medium: 'partly correct',
    wrong: 'wrong',
    higher: 'higher',
    lower: 'lower',
    locked: 'unknown',
  },
  releaseStatuses: { higher: 'later', lower: 'earlier' },
  notShownYet: 'not shown yet',
  middle: 'Mid',
  blueEssence: 'Blue Essence',

  known: 'Correct Attributes',
  knownCount: (known: number, all: number): string => `${known} of ${all} known`,
  guesses: 'Guesses',
  guessesNewestFirst: 'Guesses, newest first',
  /** Announced by screen readers when a row is complete. */
  row: (champion: string, clues: readonly string[]): string => `${champion}: ${clues.join(', ')}.`,
  allCorrect: 'all correct',
  legend: 'Legend',
  legendEntries: {
    correct: 'Correct',
    medium: 'Partly correct',
    wrong: 'Wrong',
    higher: 'Answer is higher or later',
    lower: 'Answer is lower or earlier',
    locked: 'Unknown',
  },

  solved: 'Champion Rift solved',
  todaysChampion: "Today's champion is",
  solvedIn: (guesses: number): string => `Solved in ${guesses} ${guesses === 1 ? 'guess' : 'guesses'}`,
  daysInARow: (days: number): string => `${days} days in a row`,
  home: 'Home',
  showResult: 'Show result',
};

export const championRiftTexts = pickTexts({ en });
