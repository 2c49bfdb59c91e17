import type { Silhouette } from '../parts.ts';
import { fitted } from '../silhouettes/fit.ts';
import { SILHOUETTES } from '../silhouettes/silhouettes.ts';
import { arms } from './arms.ts';
import { carried } from './carried.ts';
import { goods } from './goods.ts';
import { vessels } from './vessels.ts';
import { worn } from './worn.ts';

/** Silhouettes that only items have. */
export const THINGS: Readonly<Record<string, Silhouette>> = Object.fromEntries(
  Object.entries({ ...arms, ...carried, ...goods, ...vessels, ...worn }).map(([name, shape]) => [
    name,
    fitted(shape),
  ]),
);

/** All silhouettes that an item may have. */
export const ITEM_SILHOUETTES: Readonly<Record<string, Silhouette>> = { ...SILHOUETTES, ...THINGS };
