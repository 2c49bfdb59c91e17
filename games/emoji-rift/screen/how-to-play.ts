import { t } from '@lingui/core/macro';

/** The rules as players read them, a sentence or two each. */
export const rules = (): readonly string[] => [
  t`Find the champion of the day from six emoji. You may guess as often as you like.`,
  t`You begin with one emoji. Each wrong guess shows one more.`,
  t`Once all emoji are shown, each wrong guess tells one attribute, such as the role.`,
  t`Solving the rift pays 100 Blue Essence and adds a day to your streak. The next rift opens at midnight UTC.`,
  t`After ten guesses you can give up and see the answer. The day then counts as not solved.`,
];
