import type { Hue } from '@hub/engine/define-game';

/** Returns the CSS colour of a hue. */
export const hueColor = (hue: Hue): string => `var(--${hue}-400)`;
