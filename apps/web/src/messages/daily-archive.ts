import { pickTexts } from '@hub/ui/language.ts';

const en = {
  title: 'Archive',
  intro:
    'Every past rift, to be played again for nothing: no reward, no streak, no statistics. Solved days show their answer.',
  back: 'Daily Rifts',
  provable: 'Check the answers',
  games: 'Game',
  loading: 'Loading the archive',
  failed: 'The archive could not be loaded',
  failedText: 'Your streak is safe. Try again in a moment.',
  empty: 'No day is over yet',
  emptyText: "Today's rift will be here tomorrow.",
  solvedDays: 'Solved days',
  ofDays: (days: number): string => `of ${days} ${days === 1 ? 'day' : 'days'} solved`,
  /** Of a month; `attempts` has one number a solved day. */
  guesses: (attempts: readonly number[]): string => {
    const all = attempts.reduce((sum, count) => sum + count, 0);
    return `Best: ${Math.min(...attempts)}, on average ${(all / attempts.length).toFixed(1)} guesses.`;
  },
  /** Above the columns of a calendar. */
  weekdays: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
  practise: 'Practise',
  practiseNext: (day: string): string => `Practise ${day}`,
  /** A day for screen readers; `state` is what is known of it. */
  practiseDay: (number: number, day: string, state: readonly string[]): string =>
    [`Practise no. ${number}, ${day}`, ...state].join(', '),
  play: 'Play',
  /** The same for screen readers. */
  playToday: (day: string): string => `Play today's rift, ${day}`,
  more: 'Show older months',
};

export const dailyArchiveTexts = pickTexts({ en });
