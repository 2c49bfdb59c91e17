// The build puts all drawings into one folder that is named after their content, so one address tells all of them.
import one from './sigils/Aatrox.svg';

const folder = one.slice(0, one.lastIndexOf('sigils/'));

/** Address of the drawing of a champion. */
export const sigilUrl = (id: string): string => `${folder}sigils/${id}.svg`;

/** Address of the drawing of an item. */
export const itemUrl = (id: string | number): string => `${folder}items/${id}.svg`;

/** Address of the landscape of a region, 16:9. */
export const landscapeUrl = (region: string): string =>
  `${folder}landscapes/${region.toLowerCase().replaceAll(' ', '-')}.svg`;
