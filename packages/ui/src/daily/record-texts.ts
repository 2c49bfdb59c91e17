import { pickTexts } from '../language.ts';

const guesses = (count: number): string => `${count} ${count === 1 ? 'guess' : 'guesses'}`;
const days = (count: number): string => `${count} ${count === 1 ? 'day' : 'days'}`;

/** Texts about the player's other days. */
const en = {
  guesses,
  distribution: 'Your guesses',
  /** A bar for screen readers. */
  bar: (needed: string, count: number): string =>
    `${needed} ${needed === '1' ? 'guess' : 'guesses'}: ${days(count)}`,
  today: 'today',
  orMore: (count: number): string => `${count} or more`,

  others: ({ fewer, same, more }: { fewer: number; same: number; more: number }): string => {
    const all = fewer + same + more;
    if (fewer === 0 && same === 0) return `All ${all} others needed more guesses than you.`;
    if (fewer === 0) return `Of ${all} others, none needed fewer guesses: ${same} as many, ${more} more.`;
    return `Of ${all} others, ${fewer} needed fewer guesses, ${same} as many, ${more} more.`;
  },
  firstDay: 'Your first day. The next ones will be compared with it.',
  recent: (count: number, average: string): string =>
    `Your last ${days(count)} took ${average} guesses on average.`,
  hardDays: (count: number): string => `${days(count)} in hard mode.`,
  best: (attempts: number, day: string): string => `Your best: ${guesses(attempts)}, on ${day}.`,

  streak: 'Streak',
  length: days,
  longest: (count: number): string => `Longest: ${days(count)}`,
  freezes: (count: number): string => `${count} ${count === 1 ? 'freeze' : 'freezes'} left`,
  toFreeze: (count: number): string => `Next freeze after ${days(count)}`,
  calendar: (count: number): string => `The last ${days(count)}`,
  kinds: {
    completed: 'Completed',
    frozen: 'Frozen',
    outage: 'Hub was down',
    missed: 'Missed',
    open: 'Still open',
    before: 'Before',
  },
  /** The same as sentences beside the name of the kind. */
  notes: {
    completed: 'Counts.',
    frozen: 'Missed. A freeze kept the streak; the day does not count.',
    outage: 'For more than half of the day. It neither ends nor lengthens a streak.',
    missed: 'No freeze was left: a streak ends.',
    open: 'Today, until midnight UTC.',
    before: 'You had not completed a rift yet.',
  },
  /** Why a day counts or not, for screen readers. */
  reasons: {
    completed: 'completed, counts',
    frozen: 'missed, a freeze kept the streak',
    outage: 'the hub was down for more than half of the day, neither ends nor lengthens a streak',
    missed: 'missed, ends a streak',
    open: 'not completed yet',
    before: 'before your first completed rift',
  },
};

export const recordTexts = pickTexts({ en });
