/**
 * Values stored in the browser. If the browser refuses storage (private mode, blocked cookies), nothing is
 * stored and nothing throws.
 */
export interface SafeStorage {
  readonly read: (key: string) => string | undefined;
  readonly write: (key: string, value: string) => void;
  readonly remove: (key: string) => void;
}

/** Storage that ignores the browser's refusals. */
export function safeStorage(storage: () => Storage): SafeStorage {
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
