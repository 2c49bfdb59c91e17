import type { Character } from '@hub/engine/wire/bots';
import { msg, t } from '@lingui/core/macro';

const MOODS = [
  msg`Today it has eaten well.`,
  msg`Today it hums while it thinks.`,
  msg`Today it counts everything twice.`,
  msg`Today it got up early.`,
  msg`Today it wants to win one for a change.`,
  msg`Today it has a new hat, and knows it.`,
  msg`Today it is in no hurry.`,
];

/** The mood of the bot of a day, whose number counts from 1970. */
export function moodOf(day: number, of: Character): string {
  const mood = MOODS[(day + of.length) % MOODS.length];
  return mood === undefined ? '' : t(mood);
}
