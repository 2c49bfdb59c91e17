import { pickTexts } from '@hub/ui/language.ts';

const en = {
  title: 'Archive',
  intro:
    'Every past rift, to be played again. Practice counts for nothing: no reward, no streak, no statistics.',
  back: 'Daily Rifts',
  provable: 'Check that no answer was changed',
  games: 'Game',
  loading: 'Loading the archive',
  failed: 'The archive could not be loaded',
  failedText: 'Your streak is safe. Try again in a moment.',
  empty: 'No day is over yet',
  emptyText: "Today's rift will be here tomorrow.",
  days: 'Past days, newest first',
  number: (number: number): string => `No. ${number}`,
  solved: (guesses: number): string => `${guesses} ${guesses === 1 ? 'guess' : 'guesses'}`,
  practise: 'Practise',
  /** The same for screen readers. */
  practiseDay: (number: number, day: string): string => `Practise no. ${number}, ${day}`,
  more: 'Show older days',
};

export const dailyArchiveTexts = pickTexts({ en });
