/** One thing that this tab keeps in mind over a reload, such as the game it is in. */
export interface TabMemory {
  readonly recall: () => string | undefined;
  readonly remember: (value: string) => void;
  readonly forget: () => void;
}

/** The tab's memory under a key. A browser that refuses storage only loses that: nothing throws, nothing is recalled. */
export const tabMemory = (key: string): TabMemory => ({
  recall: () => attempt(() => sessionStorage.getItem(key)) ?? undefined,
  remember: (value) => attempt(() => sessionStorage.setItem(key, value)),
  forget: () => attempt(() => sessionStorage.removeItem(key)),
});

function attempt<Result>(access: () => Result): Result | undefined {
  try {
    return access();
  } catch {
    return undefined;
  }
}
