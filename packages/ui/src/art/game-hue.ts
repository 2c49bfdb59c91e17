import type { Hue } from '@hub/engine/define-game';

/** The CSS colour of a hue. */
export const hueColor = (hue: Hue): string => `var(--${hue}-400)`;
