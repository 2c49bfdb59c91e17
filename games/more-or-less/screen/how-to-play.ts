import { pickTexts } from '@hub/ui/language.ts';

/** The rules as players read them, a sentence or two each. */
export const rules: readonly string[] = pickTexts({
  en: [
    'You see two items and the price of one. Decide whether the other one costs more or less gold.',
    'Every right answer is a point and pays 1 Blue Essence. The first wrong answer ends the game.',
    'The higher your score, the closer the prices.',
    'Alone, there is no clock. Your game waits for up to 24 hours.',
    'Coop is for two: pick the same within 30 seconds. If you still disagree at zero, the earlier pick counts.',
  ],
});
