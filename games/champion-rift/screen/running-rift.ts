import { tabMemory } from '@hub/ui/net/tab-memory.ts';

/** The id of the rift that this tab plays: with it the server resumes that rift after a reload, also after midnight. */
export const runningRift = tabMemory('hub.championRift.gameId');
