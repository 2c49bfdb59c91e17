import type { Silhouette } from '../parts.ts';
import { beasts } from './beasts.ts';
import { blades } from './blades.ts';
import { busts } from './busts.ts';
import { creatures } from './creatures.ts';
import { fitted } from './fit.ts';
import { guns } from './guns.ts';
import { hands } from './hands.ts';
import { helms } from './helms.ts';
import { herd } from './herd.ts';
import { hunters } from './hunters.ts';
import { machines } from './machines.ts';
import { masks } from './masks.ts';
import { people } from './people.ts';
import { polearms } from './polearms.ts';
import { queens } from './queens.ts';
import { things } from './things.ts';
import { tools } from './tools.ts';
import { weapons } from './weapons.ts';

const all = {
  ...beasts,
  ...blades,
  ...busts,
  ...creatures,
  ...guns,
  ...hands,
  ...helms,
  ...herd,
  ...hunters,
  ...machines,
  ...masks,
  ...people,
  ...polearms,
  ...queens,
  ...things,
  ...tools,
  ...weapons,
};

/** All silhouettes of the kit by name. */
export const SILHOUETTES: Readonly<Record<string, Silhouette>> = Object.fromEntries(
  Object.entries(all).map(([name, silhouette]) => [name, fitted(silhouette)]),
);
