import type { ComponentType } from 'react';
import { firstOf } from './filled.ts';

/** Loads the card in the middle of home. */
export const loadHomeCard = firstOf(
  import.meta.glob<ComponentType>('../*/screen/places/home-card.tsx', { import: 'HomeCard' }),
);
