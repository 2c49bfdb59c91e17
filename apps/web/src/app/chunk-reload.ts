/** Timeout (ms) of the health check, as of other calls: a reload helps at a slow server, too. */
const PROBE_MS = 15_000;

interface Place {
  readonly window: EventTarget;
  /** Resolves to whether the server can deliver the page. Never rejects. */
  readonly isServed: () => Promise<boolean>;
  /** Reloads the page unless it has been reloaded already; returns whether it reloads. */
  readonly reload: () => boolean;
}

let recovery: Promise<boolean> = Promise.resolve(false);

/** Resolves to whether the page reloads because of a missing chunk; then no error needs to be shown. */
export const isReloading = (): Promise<boolean> => recovery;

/**
 * Reloads the page when a chunk is missing, as after a deploy. Does nothing while the server is unreachable:
 * a reload would lose the page.
 */
export function reloadOnMissingChunk({ window, isServed, reload }: Place): void {
  const recover = async (): Promise<boolean> => (await isServed()) && reload();
  window.addEventListener('vite:preloadError', () => {
    const earlier = recovery;
    // Several chunks of one page may be missing; the reload started for the first one covers all.
    recovery = Promise.all([earlier, recover()]).then((answers) => answers.includes(true));
  });
}

/** Returns whether the server answers its health check. */
export async function isServerThere(request: typeof fetch = fetch): Promise<boolean> {
  if (!navigator.onLine) return false;
  try {
    const { ok } = await request('/api/health', { cache: 'no-store', signal: AbortSignal.timeout(PROBE_MS) });
    return ok;
  } catch {
    return false;
  }
}
