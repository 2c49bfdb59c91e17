// The build puts all drawings into one folder that is named after their content, so one address tells all of them.
import { hash } from '../emblem/hash.ts';
import one from './sigils/Aatrox.svg';

const folder = one.slice(0, one.lastIndexOf('sigils/'));

/** Address of the drawing of a champion. */
export const sigilUrl = (id: string): string => `${folder}sigils/${id}.svg`;

/** Address of the drawing of an item. */
export const itemUrl = (id: string | number): string => `${folder}items/${id}.svg`;

/** How many heads there are, named by their numbers. Another one changes the faces of most players. */
const FACES = 38;

/** Address of the head of a player; does not depend on the field and the colour, which take the remainder of 72. */
export const faceUrl = (id: string | null | undefined): string =>
  `${folder}faces/${id ? Math.floor(hash(id) / 72) % FACES : 'unknown'}.svg`;

/** Address of the landscape of a region, 16:9. */
export const landscapeUrl = (region: string): string =>
  `${folder}landscapes/${region.toLowerCase().replaceAll(' ', '-')}.svg`;
