import { useCallback, useSyncExternalStore } from 'react';

/** Whether a media query matches; updates when that changes. False in static markup. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  );
}

export const PHONE = '(max-width: 767px)';
export const WIDE = '(min-width: 1280px)';
/** Below this width the home page's cards scroll sideways. */
export const NARROW = '(max-width: 1099px)';
export const STILL = '(prefers-reduced-motion: reduce)';
