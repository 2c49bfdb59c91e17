import { keptIn } from './kept.ts';

const kept = keptIn(() => sessionStorage);

/** One thing that this tab keeps in mind over a reload, such as the game it is in. */
export interface TabMemory {
  readonly recall: () => string | undefined;
  readonly remember: (value: string) => void;
  readonly forget: () => void;
}

/** The tab's memory under a key. A browser that refuses storage only loses that: nothing throws, nothing is recalled. */
export const tabMemory = (key: string): TabMemory => ({
  recall: () => kept.read(key),
  remember: (value) => kept.write(key, value),
  forget: () => kept.remove(key),
});
