import { pickTexts } from '@hub/ui/language.ts';

const days = (count: number): string => `${count} ${count === 1 ? 'day' : 'days'}`;

const en = {
  title: 'Your streaks',
  archive: 'Archive of past days',
  provable: 'Check the answers',
  failed: 'The streak could not be loaded',
  toFreeze: (count: number): string => `Next freeze after ${days(count)} more.`,
  allFreezes: 'You hold both freezes.',
  freezes:
    'Seven completed days earn a freeze, two at most. A freeze is used by itself: it keeps the streak over a missed day, but that day does not count. Each game has its own streak and freezes.',
  kinds: 'Kinds of days',
};

export const streaksTexts = pickTexts({ en });
