import { tabMemory } from '@hub/ui/net/tab-memory.ts';

const memory = tabMemory('hub.riftGuesser.playing');

/** Whether this tab is in a game, kept over a reload: its clock runs on, so it is taken up at once. */
export const runningGame = {
  recall: (): boolean => memory.recall() !== undefined,
  remember: (isRunning: boolean): void => {
    if (isRunning) memory.remember('yes');
    else memory.forget();
  },
};
