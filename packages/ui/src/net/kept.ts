/** What a browser stores for a page. One that refuses storage (private mode, blocked cookies) stores nothing; nothing throws. */
export interface Kept {
  readonly read: (key: string) => string | undefined;
  readonly write: (key: string, value: string) => void;
  readonly remove: (key: string) => void;
}

/** Storage whose refusals are harmless. */
export function keptIn(storage: () => Storage): Kept {
  return {
    read: (key) => attempt(() => storage().getItem(key)) ?? undefined,
    write: (key, value) => attempt(() => storage().setItem(key, value)),
    remove: (key) => attempt(() => storage().removeItem(key)),
  };
}

function attempt<Result>(access: () => Result): Result | undefined {
  try {
    return access();
  } catch {
    return undefined;
  }
}
