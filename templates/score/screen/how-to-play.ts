import { t } from '@lingui/core/macro';

/** The rules as players read them, a sentence or two each. */
export const rules = (): readonly string[] => [
  t`Decide which of two champions was released first. The first wrong answer ends the game.`,
];
