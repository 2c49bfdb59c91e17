import { deviceNow } from '@hub/ui/net/server-clock.ts';

/** Key in the tab's session storage: when (ms since 1970) which build has reloaded, by the URL of its entry module. */
const MARK = 'hub.reloadedFor';
/** How long (ms) a build that has reloaded does not reload again. */
export const RELOAD_AGAIN_MS = 3_600_000;

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
    const recent = readMarks(window).filter(([, at]) => now - at < RELOAD_AGAIN_MS);
    if (recent.some(([marked]) => marked === build)) return false;
    window.sessionStorage.setItem(MARK, JSON.stringify(Object.fromEntries([...recent, [build, now]])));
  } catch {
    return false;
  }
  reload();
  return true;
}

/** Reads the stored marks; invalid contents count as no marks. */
function readMarks(window: Place['window']): readonly [string, number][] {
  const text = window.sessionStorage.getItem(MARK) ?? '{}';
  try {
    return Object.entries(JSON.parse(text) as Record<string, number>);
  } catch {
    return [];
  }
}
