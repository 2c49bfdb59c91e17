import { safeStorage } from '@hub/ui/net/safe-storage.ts';

/** A secret of this browser for a try until its answer is there: a try whose answer was lost, for example by a crash, is repeated. */
export function createAttempt(storage: () => Storage, key: string) {
  const kept = safeStorage(storage);
  // For a browser that stores nothing.
  let inPage: string | undefined;
  const open = () => kept.read(key) ?? inPage;
  return {
    /** The secret of the try that is open, if there is one. */
    open,
    id(): string {
      inPage = open() ?? crypto.getRandomValues(new Uint32Array(4)).join('-');
      kept.write(key, inPage);
      return inPage;
    },
    end(): void {
      inPage = undefined;
      kept.remove(key);
    },
  };
}
