import { t } from '@lingui/core/macro';
import { ROUND_SECONDS } from '../descriptor.ts';

/** The rules as players read them, a sentence or two each. */
export const rules = (): readonly string[] => [
  t`Every round shows a small section of the map.`,
  t`Mark on the minimap where it lies, and lock in within ${ROUND_SECONDS} seconds. The keyboard works too: arrow keys move the marker, Enter locks it in.`,
  t`You begin with 5,000 life. The distance to the right place is taken from it. A round without a marker costs 2,500.`,
  t`The game ends when no life is left. Your score is the number of rounds you survived.`,
  t`From six rounds on, every round you survived pays 5 Blue Essence.`,
];
