import { type TabMemory, tabMemory } from '@hub/ui/net/tab-memory.ts';
import type { MoreOrLessMode } from '../game.ts';

/** The id of the game that this tab plays, kept over a reload until its end has been seen; one for each player and mode. */
export const runningGameOf = (playerId: string, mode: MoreOrLessMode): TabMemory =>
  tabMemory(`hub.moreOrLess.${mode}.${playerId}`);
