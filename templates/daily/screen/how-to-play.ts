import { pickTexts } from '@hub/ui/language.ts';

/** The rules as players read them, a sentence or two each. */
export const rules: readonly string[] = pickTexts({
  en: ['Name the champion of the day. You may guess as often as you like.'],
});
