/** Time after which work is due in a browser that is never idle, as on a page whose animations go on (ms). */
const LATEST_MS = 2_000;

/** Calls `work` when the browser is idle after `delayMs`; the returned function cancels it. */
export function whenIdle(work: () => void, delayMs: number): () => void {
  let idle: number | undefined;
  const timer = setTimeout(() => {
    // Safari has no such callback.
    if (typeof requestIdleCallback === 'function') idle = requestIdleCallback(work, { timeout: LATEST_MS });
    else work();
  }, delayMs);
  return () => {
    clearTimeout(timer);
    if (idle !== undefined) cancelIdleCallback(idle);
  };
}
