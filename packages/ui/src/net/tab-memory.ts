import { safeStorage } from './safe-storage.ts';
import { serverNow } from './server-clock.ts';

const kept = safeStorage(() => sessionStorage);

/** One value that this tab keeps across reloads, such as the id of the running game. */
export interface TabMemory {
  readonly recall: () => string | undefined;
  /** `until`: when the value is forgotten by itself, in ms since 1970 by the server's clock; undefined: not before the tab is closed. */
  readonly remember: (value: string, until?: number) => void;
  readonly forget: () => void;
}

/**
 * This tab's stored value under a key: a value that contains no space, and until when it is kept. If the browser refuses
 * storage, nothing is stored or thrown.
 */
export const tabMemory = (key: string): TabMemory => ({
  recall() {
    const [value, until] = kept.read(key)?.split(' ') ?? [];
    return until === undefined || serverNow() < Number(until) ? value : undefined;
  },
  remember: (value, until) => kept.write(key, until === undefined ? value : `${value} ${until}`),
  forget: () => kept.remove(key),
});
