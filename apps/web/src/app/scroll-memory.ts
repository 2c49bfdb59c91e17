import { type SafeStorage, safeStorage } from '@hub/ui/net/safe-storage.ts';
import { FIRST_ENTRY } from '@hub/web/links/history-entry.ts';

const KEY = 'hub.scroll';
/** Maximum number of history entries to remember. */
const REMEMBERED = 50;

export interface ScrollMemory {
  /** Returns the last scroll position of a history entry in px; undefined to stay where the static markup was scrolled. */
  readonly recall: (entry: string) => number | undefined;
  /** Records the window's scroll position for this entry until the returned function is called. */
  readonly follow: (entry: string) => () => void;
}

interface Options {
  readonly kept?: SafeStorage | undefined;
  /** Whether this page load is a reload or a step in the tab's history. */
  readonly isReturn?: boolean | undefined;
}

/** Stores scroll positions by history entry; they survive a reload of the tab. */
export function createScrollMemory({
  kept = safeStorage(() => sessionStorage),
  isReturn = wasReturn(),
}: Options = {}): ScrollMemory {
  const positions = new Map(parse(kept.read(KEY)));
  if (!isReturn) positions.delete(FIRST_ENTRY);
  history.scrollRestoration = 'manual';
  window.addEventListener('pagehide', () =>
    kept.write(KEY, JSON.stringify([...positions].slice(-REMEMBERED))),
  );
  return {
    recall: (entry) => positions.get(entry) ?? (entry === FIRST_ENTRY ? undefined : 0),
    follow(entry) {
      const note = () => void positions.set(entry, window.scrollY);
      // Before the next frame, the question would make the browser compute the page's styles within React's work.
      const frame = requestAnimationFrame(note);
      window.addEventListener('scroll', note, { passive: true });
      return () => {
        cancelAnimationFrame(frame);
        if (!positions.has(entry)) note();
        window.removeEventListener('scroll', note);
      };
    },
  };
}

function wasReturn(): boolean {
  const [load] = performance.getEntriesByType('navigation');
  return load !== undefined && 'type' in load && load.type !== 'navigate';
}

function parse(text: string | undefined): [string, number][] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value) ? value.filter(isPosition) : [];
  } catch {
    return [];
  }
}

const isPosition = (value: unknown): value is [string, number] =>
  Array.isArray(value) && typeof value[0] === 'string' && typeof value[1] === 'number';
