import { t } from '@lingui/core/macro';

/** The rules as players read them, a sentence or two each. */
export const rules = (): readonly string[] => [
  t`Name the champion of the day. You may guess as often as you like.`,
];
