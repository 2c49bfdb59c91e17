import type { ToasterProps } from '@hub/ui/feedback/toaster.tsx';
import { type ComponentType, useEffect, useState } from 'react';

type Toaster = ComponentType<ToasterProps>;

export interface ToasterCode {
  readonly Toaster: Toaster;
}

/** Fetches the toaster's code; rejects when it cannot be had. */
export type LoadToaster = () => Promise<Toaster>;

/** What the first paint needs has the network for so long (ms). */
const QUIET_AFTER_MS = 2_000;

/**
 * The toaster, whose code no page needs for its first paint. With `isAhead` it is fetched in the first quiet moment, so that
 * it is there when the server is not; otherwise, and after a fetch that failed, with the `newest` notification. `load` must
 * keep its identity.
 */
export function useToaster(
  load: LoadToaster,
  newest: string | undefined,
  isAhead: boolean,
): ToasterCode | undefined {
  const [code, setCode] = useState<ToasterCode>();
  const isMissing = code === undefined;
  useEffect(() => {
    if (!isMissing) return undefined;
    const fetchIt = () =>
      void load().then(
        (Toaster) => setCode({ Toaster }),
        () => undefined,
      );
    if (newest !== undefined) fetchIt();
    else if (isAhead) return whenQuiet(fetchIt);
    return undefined;
  }, [load, newest, isAhead, isMissing]);
  return code;
}

/** Calls back once the page stands and the browser has nothing better to do, unless the returned function is called before. */
function whenQuiet(work: () => void): () => void {
  let idle: number | undefined;
  const timer = setTimeout(() => {
    if (typeof requestIdleCallback === 'function') idle = requestIdleCallback(work);
    else work();
  }, QUIET_AFTER_MS);
  return () => {
    clearTimeout(timer);
    if (idle !== undefined) cancelIdleCallback(idle);
  };
}
