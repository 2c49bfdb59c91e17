import { deviceNow } from '@hub/ui/net/server-clock.ts';

/** Key in the tab's session storage: which builds have reloaded, and when. */
const MARK = 'hub.reloadedFor';
/** How long (ms) a build that has reloaded does not reload again. */
export const RELOAD_AGAIN_MS = 3_600_000;

interface Mark {
  /** Identifies the build: the URL of the entry module. */
  readonly build: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

interface Place {
  readonly window: Pick<Window, 'sessionStorage'>;
  readonly build: string;
  readonly reload: () => void;
}

/**
 * Reloads the page at most once per build, whatever the cause: an outdated page gets the new build, and an
 * error that a reload does not fix cannot cause a reload loop, even if old and new servers answer in turn.
 * Returns whether it reloads. Does not reload if the storage fails, since reloads could not be counted.
 */
export function reloadOnce({ window, build, reload }: Place): boolean {
  try {
    const now = deviceNow();
    const marks = readMarks(window).filter(({ at }) => now - at < RELOAD_AGAIN_MS);
    if (marks.some((mark) => mark.build === build)) return false;
    window.sessionStorage.setItem(MARK, JSON.stringify([...marks, { build, at: now }]));
  } catch {
    return false;
  }
  reload();
  return true;
}

/** Reads the stored marks; invalid contents count as no marks. */
function readMarks(window: Place['window']): readonly Mark[] {
  const text = window.sessionStorage.getItem(MARK) ?? '[]';
  try {
    const marks: unknown = JSON.parse(text);
    return Array.isArray(marks) ? marks.filter(isMark) : [];
  } catch {
    return [];
  }
}

const isMark = (value: unknown): value is Mark =>
  typeof value === 'object' &&
  value !== null &&
  'build' in value &&
  typeof value.build === 'string' &&
  'at' in value &&
  typeof value.at === 'number';
