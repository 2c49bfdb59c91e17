/** Key of the first history entry after a full page load, whatever its address. */
export const FIRST_ENTRY = 'default';

/** An entry of the tab's history. */
export interface HistoryEntry {
  readonly pathname: string;
  /** Empty, or with its question mark. */
  readonly search: string;
  readonly hash: string;
  readonly key: string;
  /** Whether it was reached by a page load or a step in the history. */
  readonly isReturn: boolean;
}

/** Parts of an address of the hub. */
export function entryOf(address: string, key: string, isReturn: boolean): HistoryEntry {
  const { pathname, search, hash } = new URL(address, 'http://hub');
  return { pathname, search, hash, key, isReturn };
}
