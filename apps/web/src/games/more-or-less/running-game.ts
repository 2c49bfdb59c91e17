import type { MoreOrLessMode } from '@hub/protocol/realtime/more-or-less';
import { type TabMemory, tabMemory } from '../../net/tab-memory.ts';

/** The id of the game that this tab plays, kept over a reload until its end has been seen; one for each player and mode. */
export const runningGameOf = (playerId: string, mode: MoreOrLessMode): TabMemory =>
  tabMemory(`hub.moreOrLess.${mode}.${playerId}`);
