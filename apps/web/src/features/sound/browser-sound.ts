import { createSound, type Sound } from './sound-starter.ts';

/** Creates the sound of this page; call it once, when the app starts. */
export function createBrowserSound(): Sound {
  return createSound({
    page: document,
    // Accessed at each use: where storage is blocked, reading `localStorage` itself throws.
    storage: {
      getItem: (key) => localStorage.getItem(key),
      setItem: (key, value) => localStorage.setItem(key, value),
    },
    createContext: () => new AudioContext(),
    loadEngine: async () => (await import('./browser-engine.ts')).startBrowserEngine,
    // oxlint-disable-next-line no-console -- a missing sound is worth a console message, no more
    log: (line) => console.info(line),
  });
}
