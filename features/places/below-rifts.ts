import type { ComponentType } from 'react';
import { firstOf } from './filled.ts';

/** A way from the daily rifts to what is played with them. */
export const BelowRifts = firstOf(
  import.meta.glob<ComponentType>('../*/screen/places/below-rifts.tsx', {
    eager: true,
    import: 'BelowRifts',
  }),
);
