import { keptIn } from './kept.ts';

const kept = keptIn(() => sessionStorage);

/** One value that this tab keeps over a reload, such as the id of the running game. */
export interface TabMemory {
  readonly recall: () => string | undefined;
  readonly remember: (value: string) => void;
  readonly forget: () => void;
}

/** The tab's memory under a key. In a browser that refuses storage nothing is recalled, and nothing throws. */
export const tabMemory = (key: string): TabMemory => ({
  recall: () => kept.read(key),
  remember: (value) => kept.write(key, value),
  forget: () => kept.remove(key),
});
