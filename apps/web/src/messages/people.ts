import type { Character } from '@hub/engine/wire/bots';
import { pickTexts } from '@hub/ui/language.ts';
import { t } from '@lingui/core/macro';

const en = {
  solved: (game: string, attempts: number): string => `${game} in ${attempts}`.trim(),
};

export const peopleTexts = pickTexts({ en });

/** The mood of the bot of a day, whose number counts from 1970. */
export const moodOf = (day: number, of: Character): string =>
  [
    t`Today it has eaten well.`,
    t`Today it hums while it thinks.`,
    t`Today it counts everything twice.`,
    t`Today it got up early.`,
    t`Today it wants to win one for a change.`,
    t`Today it has a new hat, and knows it.`,
    t`Today it is in no hurry.`,
  ][
    (day + of.length) %
      [
        t`Today it has eaten well.`,
        t`Today it hums while it thinks.`,
        t`Today it counts everything twice.`,
        t`Today it got up early.`,
        t`Today it wants to win one for a change.`,
        t`Today it has a new hat, and knows it.`,
        t`Today it is in no hurry.`,
      ].length
  ] ?? '';
