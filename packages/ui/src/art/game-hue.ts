import type { Hue } from '@hub/engine/define-game';

/** Returns the CSS colour of a hue. */
export const hueColor = (hue: Hue): string => (hue.startsWith('#') ? hue : `var(--${hue}-400)`);
