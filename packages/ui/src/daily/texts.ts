import { msg, t } from '@lingui/core/macro';
import { pickTexts } from '../language.ts';

/** Texts of every daily game. */
const en = {
  nextRift: 'Next Rift Opening',

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

  /** Descriptions of a clue about the answer. */
  statuses: {
    correct: 'correct',
    medium: 'partly correct',
    wrong: 'wrong',
    higher: 'higher',
    lower: 'lower',
    locked: 'unknown',
  },
  notShownYet: 'not shown yet',

  known: 'Correct Attributes',
  knownCount: (known: number, all: number): string => `${known} of ${all} known`,
  guessCount: (guesses: number): string => `${guesses} ${guesses === 1 ? 'guess' : 'guesses'}`,
  yesterday: 'Yesterday:',
  guesses: 'Guesses',
  guessesNewestFirst: 'Guesses, newest first',
  /** Announced by screen readers when a row is complete. */
  row: (guess: string, clues: readonly string[]): string => `${guess}: ${clues.join(', ')}.`,
  allCorrect: 'all correct',
  legend: 'Legend',
  meanings: 'What the columns mean',
  legendEntries: {
    correct: 'Correct',
    medium: 'Partly correct',
    wrong: 'Wrong',
    higher: 'Answer is higher',
    lower: 'Answer is lower',
    locked: 'Unknown',
  },

  guessOf: {
    champion: {
      search: 'Champion',
      placeholder: 'Search for a champion',
      noneFits: 'No champion fits. Those you have guessed are left out.',
      todaysAnswer: "Today's champion is",
    },
    item: {
      search: 'Item',
      placeholder: 'Search for an item',
      noneFits: 'No item fits. Those you have guessed are left out.',
      todaysAnswer: "Today's item is",
    },
  },

  /** Title of the result. */
  solved: (game: string): string => `${game} solved`,
  solvedIn: (guesses: number): string => `Solved in ${guesses} ${guesses === 1 ? 'guess' : 'guesses'}`,
  giveUp: 'Give up',
  giveUpText: 'You see the answer, without a reward. The day counts as not solved.',
  giveUpPractice: 'You see the answer, and practice of this day ends.',
  showAnswer: 'Show the answer',
  goOn: 'Go on',
  /** Title of the result. */
  givenUp: (game: string): string => `${game} given up`,
  givenUpAfter: (guesses: number): string => `Given up after ${guesses} guesses`,
  daysInARow: (days: number): string => `${days} days in a row`,
  cheers: { first: 'First try!', few: 'Brilliant!', some: 'Well found!' },
  next: (game: string): string => `Next: ${game}`,
  hardMode: 'Hard mode',
  hardHint: 'Every guess must fit what you know. Fixed with the first guess.',
  hardRule: 'Every guess must fit what you know.',
  /** Parts of why a guess is refused: `Garen does not fit. Price: must be higher than 450.` */
  doesNotFit: (guess: string): string => `${guess} does not fit.`,
  mustBe: (direction: string): string => `must be ${direction} than`,
  keep: 'must have',
  avoid: 'must not have',
  practiceOf: (day: string): string => `Practice of ${day}: counts for nothing`,
  riftOf: (day: string): string => `Rift of ${day}`,
  countsUntil: (day: string, time: string): string => `Rift of ${day}: counts until ${time} UTC`,
  closedAt: (day: string, time: string): string =>
    `Rift of ${day}: closed at ${time} UTC, counts for nothing`,
  solvedLate: (time: string): string => `Solved after ${time} UTC: counts for nothing`,
  todaysRift: 'Play today’s rift',
  archive: 'Archive',
  answerOf: (day: string): string => `The answer of ${day}`,
  home: 'Home',
  showResult: 'Show result',
};

export const dailyTexts = pickTexts({ en });

/** What players of a daily game guess. */
export type GuessNoun = keyof typeof en.guessOf;

/** Texts of one daily game, by what its players guess. `line` is below the title. */
export const gameTexts = (title: string, guessOf: GuessNoun, line: string) => ({
  title,
  line,
  solved: t({ message: `${{ game: title }} solved`, comment: 'Title of the result.' }),
  givenUp: t({ message: `${{ game: title }} given up`, comment: 'Title of the result.' }),
  ...dailyTexts.guessOf[guessOf],
});
export type DailyGameTexts = ReturnType<typeof gameTexts>;

/** Descriptions of a clue about the answer. */
export const dailyStatuses = {
  correct: msg`correct`,
  medium: msg`partly correct`,
  wrong: msg`wrong`,
  higher: msg`higher`,
  lower: msg`lower`,
  locked: msg`unknown`,
};
