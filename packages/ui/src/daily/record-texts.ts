import { msg } from '@lingui/core/macro';
import { pickTexts } from '../language.ts';

const days = (count: number): string => `${count} ${count === 1 ? 'day' : 'days'}`;

/** Texts about the player's other days. */
const en = {
  /** A bar for screen readers. */
  bar: (needed: string, count: number): string =>
    `${needed} ${needed === '1' ? 'guess' : 'guesses'}: ${days(count)}`,

  length: days,
};

export const recordTexts = pickTexts({ en });

export const recordKinds = {
  completed: msg`Completed`,
  frozen: msg`Frozen`,
  outage: msg`Hub was down`,
  missed: msg`Missed`,
  open: msg`Still open`,
  before: msg`Before`,
};
