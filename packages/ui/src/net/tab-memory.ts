import { safeStorage } from './safe-storage.ts';

const kept = safeStorage(() => sessionStorage);

/** One value that this tab keeps across reloads, such as the id of the running game. */
export interface TabMemory {
  readonly recall: () => string | undefined;
  readonly remember: (value: string) => void;
  readonly forget: () => void;
}

/** This tab's stored value under a key. If the browser refuses storage, nothing is stored or thrown. */
export const tabMemory = (key: string): TabMemory => ({
  recall: () => kept.read(key),
  remember: (value) => kept.write(key, value),
  forget: () => kept.remove(key),
});
