import { safeStorage } from '@hub/ui/net/safe-storage.ts';
import { createSound, type Sound } from './sound-starter.ts';

/** Creates the sound of this page; call it once, when the app starts. */
export function createBrowserSound(): Sound {
  return createSound({
    page: document,
    storage: safeStorage(() => localStorage),
    createContext: () => new AudioContext(),
    loadEngine: () => import('./browser-engine.ts').then((code) => code.startBrowserEngine),
    // oxlint-disable-next-line no-console -- a missing sound is worth a console message, no more
    log: (line) => console.info(line),
  });
}
