/** Remembers in this tab which build has reloaded for a missing chunk. */
const MARK = 'hub.reloadedFor';
/** A server that says nothing for so long (ms) would not bring the page back either. */
const PROBE_MS = 5_000;

interface Place {
  readonly window: Window;
  /** Tells builds apart; the entry's own address does. */
  readonly build: string;
  /** Whether the server would bring the page back. Never rejects. */
  readonly isServed: () => Promise<boolean>;
  readonly reload: () => void;
}

/**
 * After a deploy an open page asks for chunks that are gone: it reloads, once a build, so that a chunk that is missing for
 * another reason cannot make it reload for ever. Without a server the page stays as it is: a reload would lose it.
 */
export function reloadOnMissingChunk({ window, build, isServed, reload }: Place): void {
  const recover = async () => {
    // Marked only when it happens: a page that waits for its server has not reloaded.
    if ((await isServed()) && markReload(window, build)) reload();
  };
  window.addEventListener('vite:preloadError', () => void recover());
}

/** Asks the server for a sign of life. */
export async function isServerThere(ask: typeof fetch = fetch): Promise<boolean> {
  if (!navigator.onLine) return false;
  try {
    const { ok } = await ask('/api/health', { cache: 'no-store', signal: AbortSignal.timeout(PROBE_MS) });
    return ok;
  } catch {
    return false;
  }
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
