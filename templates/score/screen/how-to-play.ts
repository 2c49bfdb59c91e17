import { pickTexts } from '@hub/ui/language.ts';

/** The rules as players read them, a sentence or two each. */
export const rules: readonly string[] = pickTexts({
  en: ['Decide which of two champions was released first. The first wrong answer ends the game.'],
});
