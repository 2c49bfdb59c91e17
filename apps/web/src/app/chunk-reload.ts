/** Remembers in this tab which build has reloaded for a missing chunk. */
const MARK = 'hub.reloadedFor';

interface Place {
  readonly window: Window;
  /** Tells builds apart; the entry's own address does. */
  readonly build: string;
  readonly reload: () => void;
}

/**
 * After a deploy an open page asks for chunks that are gone: it reloads, once a build, so that a chunk that is missing for
 * another reason cannot make it reload for ever.
 */
export function reloadOnMissingChunk({ window, build, reload }: Place): void {
  window.addEventListener('vite:preloadError', () => {
    if (markReload(window, build)) reload();
  });
}

/** Whether this build has not reloaded before. Without a memory a second reload could not be told from the first. */
function markReload(window: Window, build: string): boolean {
  try {
    if (window.sessionStorage.getItem(MARK) === build) return false;
    window.sessionStorage.setItem(MARK, build);
    return true;
  } catch {
    return false;
  }
}
