import { useEffect, useState } from 'react';

/**
 * A part that is fetched when it is asked for, because no page needs it for its first paint, and what closes it. `subscribe` takes
 * a callback for requests and returns what ends it; both must be stable between renders. If fetching fails, nothing happens.
 */
export function useRequested<Part>(
  subscribe: (open: () => void) => () => void,
  load: () => Promise<Part>,
): readonly [part: Part | undefined, close: () => void] {
  const [part, setPart] = useState<Part>();
  useEffect(
    () =>
      subscribe(
        () =>
          void load().then(
            (loaded) => setPart(() => loaded),
            () => undefined,
          ),
      ),
    [subscribe, load],
  );
  return [part, () => setPart(undefined)];
}
