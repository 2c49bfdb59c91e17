import { pickTexts } from '@hub/ui/language.ts';

/** The rules as players read them, a sentence or two each. */
export const rules: readonly string[] = pickTexts({
  en: [
    'Find the champion of the day from six emoji. You may guess as often as you like.',
    'You begin with one emoji. Each wrong guess shows one more.',
    'Once all emoji are shown, each wrong guess tells one attribute, such as the role.',
    'Solving the rift pays 100 Blue Essence and adds a day to your streak. The next rift opens at midnight UTC.',
    'After ten guesses you can give up and see the answer. The day then counts as not solved.',
  ],
});
