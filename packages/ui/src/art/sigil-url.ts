// The build puts all sigils into one folder that is named after their content, so one address tells all of them.
import one from './sigils/Aatrox.svg';

const folder = one.slice(0, one.lastIndexOf('/') + 1);

/** Address of the drawing of a champion. */
export const sigilUrl = (id: string): string => `${folder}${id}.svg`;
