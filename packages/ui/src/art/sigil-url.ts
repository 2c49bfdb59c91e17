// The build puts all drawings into one folder that is named after their content, so one address tells all of them.
import { hash } from './hash.ts';
import one from './sigils/Aatrox.svg';

const folder = one.slice(0, one.lastIndexOf('sigils/'));

/** Address of the drawing of a champion. */
export const sigilUrl = (id: string): string => `${folder}sigils/${id}.svg`;

/** Address of the drawing of an item. */
export const itemUrl = (id: string | number): string => `${folder}items/${id}.svg`;

/** How many heads there are, named by their numbers. Another one changes the avatars of most players. */
const AVATARS = 38;

/** Address of the head of a player. Only the upper bits choose it, so that it does not depend on field and colour. */
export const avatarUrl = (id: string | null | undefined): string =>
  `${folder}avatars/${id ? (hash(id) >>> 12) % AVATARS : 'unknown'}.svg`;

/** Address of the landscape of a region, 16:9. */
export const landscapeUrl = (region: string): string =>
  `${folder}landscapes/${region.toLowerCase().replaceAll(' ', '-')}.svg`;
