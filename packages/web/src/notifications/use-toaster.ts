import type { ToasterProps } from '@hub/ui/feedback/toaster.tsx';
import { whenIdle } from '@hub/ui/when-idle.ts';
import { type ComponentType, useEffect, useState } from 'react';

type Toaster = ComponentType<ToasterProps>;

export interface ToasterCode {
  readonly Toaster: Toaster;
}

/** Loads the toaster's code; rejects when loading fails. */
export type LoadToaster = () => Promise<Toaster>;

/** Delay before preloading, so that it does not compete with the first paint (ms). */
const QUIET_AFTER_MS = 2_000;

/**
 * Returns the toaster once its code is loaded; the first paint does not need it. With `shouldPreload` it is loaded
 * when the browser is idle, so that it is available when the server is not; otherwise, and after a failed
 * load, on the next `newest` notification. `load` and `onSettled` must be stable between renders; `onSettled` is called
 * when notifications are shown, and when loading fails.
 */
export function useToaster(
  load: LoadToaster,
  newest: string | undefined,
  shouldPreload: boolean,
  onSettled: () => void,
): ToasterCode | undefined {
  const [code, setCode] = useState<ToasterCode>();
  const isMissing = code === undefined;
  useEffect(() => {
    if (!isMissing) {
      onSettled();
      return undefined;
    }
    const fetchIt = () => void load().then((Toaster) => setCode({ Toaster }), onSettled);
    if (newest !== undefined) fetchIt();
    else if (shouldPreload) return whenIdle(fetchIt, QUIET_AFTER_MS);
    return undefined;
  }, [load, newest, shouldPreload, isMissing, onSettled]);
  return code;
}
