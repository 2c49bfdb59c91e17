import type { PlayerId } from '@hub/engine/wire/ids';
import { paths } from '@hub/web/links/paths.ts';

/** Parameter of the address with the tab that opens. */
export const TAB = 'tab';
/** Parameter of the address with the opened player. */
export const OPENED = 'player';

/** Address of the page with everything about a player. */
export const playerPath = (id: PlayerId): string => `${paths.admin({ part: 'players' })}?${OPENED}=${id}`;
