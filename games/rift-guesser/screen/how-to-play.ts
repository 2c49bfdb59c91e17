import { pickTexts } from '@hub/ui/language.ts';
import { ROUND_SECONDS } from '../descriptor.ts';

/** The rules as players read them, a sentence or two each. */
export const rules: readonly string[] = pickTexts({
  en: [
    'Every round shows a small section of the map.',
    `Mark on the minimap where it lies, and lock in within ${ROUND_SECONDS} seconds. The keyboard works too: arrow keys move the marker, Enter locks it in.`,
    'You begin with 5,000 life. The distance to the right place is taken from it. A round without a marker costs 2,500.',
    'The game ends when no life is left. Your score is the number of rounds you survived.',
    'From six rounds on, every round you survived pays 5 Blue Essence.',
  ],
});
