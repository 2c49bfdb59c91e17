import type { Part } from '../parts.ts';
import { nature } from './nature.ts';
import { objects } from './objects.ts';

/** All attributes of the kit by name. */
export const ATTRIBUTES: Readonly<Record<string, readonly Part[]>> = { ...nature, ...objects };
