import type { Champion } from '@hub/catalog/champion-schema';
import { compareLists, compareOrdered, compareValues } from '@hub/engine/daily/compare';
import { dailyRules } from '@hub/engine/daily/rules';
import { descriptor } from '../descriptor.ts';
import type { GuessResult } from '../game.ts';

export type TemplateDailyParts = { entry: Champion; result: GuessResult; reveal: object; clues: null };

const yearOf = ({ releaseDate }: Champion): number => Number(releaseDate.slice(0, 4));

/** Template Daily: one player names champions until the guess is the champion of the day. */
export const templateDailyRules = dailyRules<TemplateDailyParts>({
  name: descriptor.id,
  stateVersion: 1,
  // Stored games contain these fields.
  compare: (guess, answer) => ({
    id: guess.id,
    name: compareValues(guess.name, answer.name),
    regions: compareLists(guess.regions, answer.regions),
    roles: compareLists(guess.roles, answer.roles),
    released: compareOrdered(yearOf(guess), yearOf(answer)),
  }),
  hasHardMode: true,
  reveal: () => ({}),
});
