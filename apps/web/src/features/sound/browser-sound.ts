import { createSound, type Sound } from './sound-starter.ts';

/** The sound of this page; to be built once, where the app is put together. */
export function createBrowserSound(): Sound {
  return createSound({
    page: document,
    // Reached for at each use: where storage is forbidden, naming it is what throws.
    storage: {
      getItem: (key) => localStorage.getItem(key),
      setItem: (key, value) => localStorage.setItem(key, value),
    },
    createContext: () => new AudioContext(),
    loadEngine: async () => (await import('./browser-engine.ts')).startBrowserEngine,
    // oxlint-disable-next-line no-console -- a sound that is missing is a console message by specification
    log: (line) => console.info(line),
  });
}
