import { type Kept, keptIn } from '@hub/ui/net/kept.ts';

const KEY = 'hub.scroll';
/** More steps back than anybody takes. */
const REMEMBERED = 50;

/** The router's name for every entry that a full page load begins with, whatever its address. */
const FIRST_ENTRY = 'default';

export interface ScrollMemory {
  /** How far down an entry of the history was left, in px; 0 when it is not known. */
  readonly recall: (entry: string) => number;
  /** Notes how far the window is scrolled under this entry, until the returned function is called. */
  readonly follow: (entry: string) => () => void;
}

interface Options {
  readonly kept?: Kept | undefined;
  /** Whether this page load goes back to where the tab has been. */
  readonly isReturn?: boolean | undefined;
}

/** Scroll positions by entry of the history; they survive a reload of the tab. */
export function createScrollMemory({
  kept = keptIn(() => sessionStorage),
  isReturn = wasReturn(),
}: Options = {}): ScrollMemory {
  const positions = new Map(parse(kept.read(KEY)));
  if (!isReturn) positions.delete(FIRST_ENTRY);
  history.scrollRestoration = 'manual';
  window.addEventListener('pagehide', () =>
    kept.write(KEY, JSON.stringify([...positions].slice(-REMEMBERED))),
  );
  return {
    recall: (entry) => positions.get(entry) ?? 0,
    follow(entry) {
      const note = () => void positions.set(entry, window.scrollY);
      window.addEventListener('scroll', note, { passive: true });
      return () => window.removeEventListener('scroll', note);
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
