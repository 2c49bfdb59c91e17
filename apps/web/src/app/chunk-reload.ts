/** A server that says nothing for so long (ms) would not bring the page back either. */
const PROBE_MS = 5_000;

interface Place {
  readonly window: EventTarget;
  /** Whether the server would bring the page back. Never rejects. */
  readonly isServed: () => Promise<boolean>;
  /** Reloads the page unless it has been reloaded already, and says whether it does. */
  readonly reload: () => boolean;
}

let recovery: Promise<boolean> = Promise.resolve(false);

/** Whether the page reloads for the chunk that was missed last; it need not show a fault then. */
export const isReloading = (): Promise<boolean> => recovery;

/**
 * After a deploy an open page asks for chunks that are gone: it reloads. Without a server the page stays as it is: a
 * reload would lose it.
 */
export function reloadOnMissingChunk({ window, isServed, reload }: Place): void {
  const recover = async (): Promise<boolean> => (await isServed()) && reload();
  window.addEventListener('vite:preloadError', () => {
    const earlier = recovery;
    // Several chunks of one page may be missing: the reload that the first of them began goes for all.
    recovery = Promise.all([earlier, recover()]).then((answers) => answers.includes(true));
  });
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
