import type { ComponentType } from 'react';
import { firstOf } from './filled.ts';

/** Settings among those that players find on their own profile. */
export const OwnSettings = firstOf(
  import.meta.glob<ComponentType>('../*/screen/places/own-settings.tsx', {
    eager: true,
    import: 'OwnSettings',
  }),
);
