import { useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;

/**
 * False while static markup is rendered at build time and hydrated, true afterwards: for values that the build cannot
 * know, such as the time.
 */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
